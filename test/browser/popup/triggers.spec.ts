import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { settled } from '../settled'

/** One hand-written popup with these triggers, on a page that is three windows tall. */
async function show(page: Page, url: string, triggers: object, content: string, attributes = '') {
  await page.route(`${url}/own/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>t</title><script defer src="/skerry.js"></script></head><body style="margin:0">
        <main style="height:2400px;position:relative">${content}</main>
        <section data-widget="popup" id="one" hidden ${attributes} data-settings='${JSON.stringify({ triggers, overlay: 'no' })}'><p class="inside">Hello</p></section></body></html>`,
    }),
  )
  await page.goto(`${url}/own/`)
  await expect.poll(() => state(page)).not.toBe('')
}
const state = (page: Page) =>
  page.evaluate(async () => {
    type Skerry = { popup: { explain: (id: string) => Promise<{ triggers: { state: string }[] }> } }
    const said = await (window as unknown as { Skerry?: Skerry }).Skerry?.popup.explain('one')
    return said?.triggers.map((trigger) => trigger.state).join() ?? ''
  })
const dialog = (page: Page) => page.locator('dialog')
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))))

test.describe('a popup that opens when the visitor scrolls to an element', () => {
  const to = (selector: string) => ({ scrolling_to: 'yes', scrolling_to_selector: selector })
  const at = (top: number, more = '') => `<p class="goal" style="position:absolute;top:${top}px;height:20px;margin:0;${more}">goal</p>`

  test('opens when the element’s top edge reaches the window’s bottom, once for several elements', async ({ page, site }) => {
    await show(page, site.url, to('.goal'), at(1500) + at(2000))
    await page.evaluate(() => scrollTo(0, 690))
    await frames(page)
    await expect(dialog(page)).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 700))
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.evaluate(() => scrollTo(0, 1500))
    await frames(page)
    await expect(dialog(page)).toBeHidden()
    expect(await state(page)).toBe('fired')
  })
  test('waits for an element that is not rendered yet', async ({ page, site }) => {
    await show(page, site.url, to('.goal'), at(100, 'display:none'))
    await frames(page)
    expect(await state(page)).toBe('armed')
    await page.evaluate(() => document.querySelector<HTMLElement>('.goal')?.style.removeProperty('display'))
    await expect(dialog(page)).toBeVisible()
  })
  test('opens at once if the element was already passed', async ({ page, site }) => {
    await show(page, site.url, to('.goal'), at(100))
    await expect(dialog(page)).toBeVisible()
  })
  test('does not take a popup’s own content for the element', async ({ page, site }) => {
    await show(page, site.url, to('.inside'), '')
    expect(await state(page)).toBe('off')
  })
})

test('a daily limit survives page loads, and a new version of the popup has its own limit', async ({ page, site }) => {
  const now = { page_load: 'yes' }
  await show(page, site.url, now, '', 'data-popup-limit="1/day" data-popup-version="2"')
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect.poll(() => state(page)).toBe('off')
  await expect(dialog(page)).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}'))
  expect(stored).toMatchObject({ popup_one_v2_times: 1, 'popup-one_v2-impressions-count': 1 })
  await page.unroute(`${site.url}/own/`)
  await show(page, site.url, now, '', 'data-popup-limit="1/day" data-popup-version="3"')
  await expect(dialog(page)).toBeVisible()
})

test('a popup whose code is still loading is announced as coming, and can be called off', async ({ page, site, problems }) => {
  type Skerry = { popup: { explain: (id: string) => Promise<{ triggers: { why: string }[] }>; hide: (id: string) => void } }
  const why = () =>
    page.evaluate(async () => (await (window as unknown as { Skerry: Skerry }).Skerry.popup.explain('one')).triggers[0]?.why)
  for (const isCalledOff of [false, true]) {
    const { requested, release } = await holdChunk(page, 'popups-dialog-by-hand')
    await show(page, site.url, { page_load: 'yes' }, '')
    await requested
    await expect.poll(why).toContain('waits for the code of its dialog to load')
    if (isCalledOff) await page.evaluate(() => (window as unknown as { Skerry: Skerry }).Skerry.popup.hide('one'))
    expect(await state(page)).toBe(isCalledOff ? 'refused' : 'armed')
    await release()
    await settled(page)
    await expect(dialog(page)).toHaveCount(isCalledOff ? 0 : 1)
    await expect.poll(() => state(page)).toBe(isCalledOff ? 'refused' : 'fired')
    await page.unrouteAll()
  }
  expect(problems()).toEqual([])
})
