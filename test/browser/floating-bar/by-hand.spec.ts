import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const HEAD = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
const bar = (settings: object = {}, more = '') =>
  `<div data-widget="floating-bar" id="sale" ${more} data-settings='${JSON.stringify(settings)}'><p>Wyprzedaż do <a href="#target">niedzieli</a></p></div>`
const TEXT = '<main><h1>Sklep</h1><p>Tekst</p><h2 id="target">Cel</h2><p>Tekst</p></main>'
const CSS = 'main p { height: 2000px } body { margin: 0 }'
const open = (page: Page, body: string) => ownPage(page, body, CSS, HEAD)
const close = (page: Page) => page.getByRole('button', { name: 'Zamknij' })
const edges = (page: Page) =>
  page.locator('#sale').evaluate((el) => {
    const { top, bottom, left, right } = el.getBoundingClientRect()
    return { top, fromBottom: innerHeight - bottom, left, right: document.documentElement.clientWidth - right }
  })
const isCovered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((el) => {
    const { left, top } = el.getBoundingClientRect()
    return Boolean(document.elementFromPoint(left + 1, top + 1)?.closest('#sale'))
  })

test.beforeEach(({ page }) => rememberServedMarkup(page))

for (const [name, body, room] of [
  ['first in the page', `${bar()}${TEXT}`, 0],
  ['anywhere in the page', `${TEXT}${bar()}`, 1],
  ['at the bottom', `${bar({ position: 'bottom' })}${TEXT}`, 2],
] as const)
  test(`a bar ${name} stands at its edge, covers nothing there, and can be closed`, async ({ page, problems }) => {
    await open(page, body)
    await expect(close(page)).toBeVisible()
    const where = await edges(page)
    expect(where).toMatchObject({ [room === 2 ? 'fromBottom' : 'top']: 0, left: 0, right: 0 })
    expect(await isCovered(page, 'h1')).toBe(false)
    const padding = () =>
      page.evaluate(() => [document.body.style.paddingTop, document.body.style.paddingBottom].map((px) => Number.parseFloat(px) || 0))
    expect((await padding()).map(Boolean)).toEqual([room === 1, room === 2])
    // It stays there, and links to something below do not end under it.
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(async () => Math.round(room === 2 ? (await edges(page)).fromBottom : (await edges(page)).top)).toBe(0)
    await page.getByRole('link').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
    await expect.poll(() => isCovered(page, '#target')).toBe(false)
    expect(await axe(page)).toEqual([])
    await close(page).click()
    await expect(page.locator('#sale')).toBeHidden()
    await expect.poll(padding).toEqual([0, 0])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('a bar that lies over the page makes no room', async ({ page }) => {
  await open(page, `${TEXT}${bar({ push: 'no' })}`)
  await expect(close(page)).toBeVisible()
  expect(await page.evaluate(() => document.body.style.paddingTop)).toBe('')
})

for (const [period, sameTab, newTab, muchLater] of [
  ['page', true, true, true],
  ['session', false, true, true],
  ['week', false, false, true],
  ['ever', false, false, false],
] as const)
  test(`a bar that was closed for ${period} stays away as long as that`, async ({ page, context }) => {
    const body = `${TEXT}${bar({ closed_for: period })}`
    await open(page, body)
    await close(page).click()
    await expect(page.locator('#sale')).toBeHidden()
    const isShown = async (tab: Page, now?: string) => {
      if (now) await tab.clock.setFixedTime(now)
      await open(tab, body)
      await tab.waitForFunction(() => {
        const { Skerry } = window as unknown as { Skerry?: { islands: () => { state: string }[] } }
        return Skerry?.islands().some(({ state }) => state === 'mounted')
      })
      return tab.locator('#sale').isVisible()
    }
    expect(await isShown(page)).toBe(sameTab)
    const other = await context.newPage()
    expect(await isShown(other)).toBe(newTab)
    expect(await isShown(other, '2039-01-01T12:00:00')).toBe(muchLater)
    await other.close()
  })

test('a bar served hidden shows once the script knows that it was not closed', async ({ page }) => {
  await open(page, `${TEXT}${bar({}, 'hidden')}`)
  await expect(page.locator('#sale')).toBeVisible()
})

test('a bar keeps an author’s close button, and a coupon in it is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const coupon = '<button type="button" data-bar-copy><code>SLEDZ</code> <span data-bar-copied hidden>Skopiowano</span></button>'
  await open(page, `${TEXT}<div data-widget="floating-bar" id="sale">${coupon}<button data-bar-close>Nie, dziękuję</button></div>`)
  await page.getByText('SLEDZ').click()
  await expect(page.getByRole('status')).toHaveText('Skopiowano')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SLEDZ')
  await expect(page.getByRole('button')).toHaveCount(2)
})
