import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../harness'
import { failChunk, holdChunk } from '../hold-chunk'
import { ownPage, serveScript } from '../own-page'
import { CSS, classicAccordion, classicTabs, handTabs, nestedAccordion, nestedTabs, openPage, shown, started } from './disclosure-pages'

const jquery = readFileSync(path.resolve(import.meta.dirname, '../../../node_modules/jquery/dist/jquery.min.js'), 'utf8')
const SPACE = '<div class="tall"></div>'
const deep = nestedTabs('145', [
  'Pierwsza',
  nestedAccordion('306', ['Jeden', classicTabs('9', ['Raz', '<p id="target">Cel</p>']), 'Trzy']),
  'Trzecia',
])
const isInWindow = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight
}

test('an address opens the place that it names, and everything around it, and “back” closes it', async ({ page }) => {
  await openPage(page, `<a href="#target" id="link">Cel</a>${SPACE}${deep}${SPACE}`)
  expect(await page.locator('#target').isVisible()).toBe(false)
  await page.locator('#link').click()
  await expect.poll(() => page.evaluate(isInWindow, '#target')).toBe(true)
  await page.goBack()
  await expect.poll(() => shown(page, '.e-n-tabs-content>*')).toBe('1')
  await page.goForward()
  await expect.poll(() => page.evaluate(isInWindow, '#target')).toBe(true)
})

test('the page opens with the part of its address', async ({ page, each }) => {
  await each(
    [
      ['a nested tab by its title', nestedTabs(), 'e-n-tabs-title-1452', '.e-n-tabs-content>*', '2'],
      ['a nested tab by its panel', nestedTabs(), 'e-n-tab-content-1453', '.e-n-tabs-content>*', '3'],
      ['a classic tab', classicTabs(), 'elementor-tab-content-1232', '.elementor-tab-content', '2'],
      ['a hand-written tab', handTabs, 'ferry', 'section', '2'],
      ['an item of a classic accordion', classicAccordion(), 'elementor-tab-title-2073', '.elementor-tab-content', '3'],
      ['an item of a nested accordion', nestedAccordion(), 'e-n-accordion-item-3061', 'details>.e-con', '2'],
    ] as const,
    ([name]) => `the page opens with ${name} of its address`,
    async ([, markup, id, panel, expected]) => {
      await openPage(page, SPACE + markup + SPACE)
      await page.evaluate((hash) => history.replaceState(null, '', hash), `#${id}`)
      await page.reload()
      await started(page)
      await expect.poll(() => shown(page, panel)).toBe(expected)
      await expect.poll(() => page.evaluate(isInWindow, `#${id}`)).toBe(true)
    },
  )
})

test('a link to a tab scrolls smoothly to it once it is open', async ({ page }) => {
  await openPage(page, `<a href="#e-n-tab-content-1452" id="link">Druga</a>${SPACE}${nestedTabs()}${SPACE}`)
  await page.locator('#link').click()
  await expect.poll(() => page.evaluate(isInWindow, '#e-n-tab-content-1452')).toBe(true)
  expect(await shown(page, '.e-n-tabs-content>*')).toBe('2')
})

test('a link is followed into a closed part also before the code for that has come', async ({ page }) => {
  const held = await holdChunk(page, 'dom-disclosure-revealing')
  await ownPage(page, `<main><a href="#ferry" id="link">Prom</a>${SPACE}${handTabs}${SPACE}</main>`)
  await held.requested
  await page.locator('[role=tab]').first().waitFor({ state: 'attached' })
  await page.locator('#link').click()
  await held.release()
  await expect(page.getByRole('tab', { name: 'Dojazd' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.evaluate(isInWindow, '#ferry')).toBe(true)
  expect(await shown(page, 'section')).toBe('2')
})

test('tabs and accordions work also where the code for addresses and search cannot be loaded', async ({ page, problems }) => {
  const failed = await failChunk(page, 'dom-disclosure-revealing')
  await ownPage(page, `<main>${nestedTabs()}${nestedAccordion()}</main>`, CSS)
  await failed.requested
  await page.locator('.e-n-tab-title').nth(1).click()
  await expect.poll(() => shown(page, '.e-n-tabs-content>*')).toBe('2')
  await page.locator('summary').nth(1).press('Enter')
  await expect.poll(() => shown(page, 'details>.e-con')).toBe('2')
  expect(problems('dom-disclosure-revealing')).toEqual([])
})

test('the browser finds text in closed panels, which have no room of their own', async ({ page }) => {
  await openPage(page, classicTabs() + nestedTabs() + classicAccordion())
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const id of ['elementor-tab-content-1233', 'e-n-tab-content-1452', 'elementor-tab-content-2072']) {
    const panel = page.locator(`#${id}`)
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    expect(await panel.evaluate((el) => [getComputedStyle(el).contentVisibility, el.getBoundingClientRect().height])).toEqual(['hidden', 0])
    // The browser announces what it is about to show like this.
    await panel.evaluate((el) => el.dispatchEvent(new Event('beforematch', { bubbles: true })))
    await expect(panel).not.toHaveAttribute('hidden')
    expect((await panel.boundingBox())?.height).toBeGreaterThan(10)
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

test('printed, all of it shows, and afterwards as before', async ({ page }) => {
  await openPage(page, classicTabs() + nestedTabs() + classicAccordion() + nestedAccordion())
  const all = async () => [
    await shown(page, '.elementor-tab-content'),
    await shown(page, '.e-n-tabs-content>*'),
    await shown(page, 'details>.e-con'),
  ]
  const before = await all()
  expect(before).toEqual(['1,4', '1', '1'])
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await all()).toEqual(['1,2,3,4,5,6', '1,2,3', '1,2,3'])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await all()).toEqual(before)
})

test('scripts of existing sites hear which tab is shown, with jQuery', async ({ page }) => {
  await page.route('**/jquery.js', (route) => route.fulfill({ contentType: 'text/javascript', body: jquery }))
  await serveScript(
    page,
    '/heard.js',
    `window.heard = []; for (const name of ['elementor/nested-elements/activate-by-keyboard', 'elementor-pro/motion-fx/recalc', 'elementor/nested-tabs/activate', 'elementor/bg-video/recalc']) jQuery(window).on(name, (event, arg) => heard.push([name, arg?.id || arg?.titleIndex || '']))`,
  )
  await openPage(
    page,
    `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${nestedTabs()}</div>`,
    '<script src="/addon/jquery.js"></script><script src="/addon/heard.js"></script><script defer src="/skerry.js"></script>',
  )
  await page.waitForFunction(() => 'elementorModules' in window)
  await page.locator('.e-n-tab-title').nth(1).press('Enter')
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
    ['elementor/nested-elements/activate-by-keyboard', '2'],
    ['elementor-pro/motion-fx/recalc', ''],
    ['elementor/nested-tabs/activate', 'e-n-tab-content-1452'],
    ['elementor/bg-video/recalc', ''],
  ])
})

test('a slider in a closed tab has its size when the tab opens', async ({ page }) => {
  const slider = `<div data-widget="slider" aria-label="Opinie" data-settings='{"slides_to_show":2}'><div>1</div><div>2</div><div>3</div></div>`
  await openPage(page, nestedTabs('145', ['Pierwsza', slider, classicAccordion('accordion', '207', 'div', '', ['A', slider])]))
  for (const open of ['#e-n-tabs-title-1452', '#e-n-tabs-title-1453', '#elementor-tab-title-2072']) await page.locator(open).click()
  await page.locator('#e-n-tabs-title-1452').click()
  const width = () =>
    page
      .locator('#e-n-tab-content-1452 .swiper-slide')
      .first()
      .evaluate((el) => el.getBoundingClientRect().width)
  const panelWidth = await page.locator('#e-n-tab-content-1452 [data-widget]').evaluate((el) => el.clientWidth)
  await expect.poll(width).toBeGreaterThan(panelWidth / 2 - 40)
})
