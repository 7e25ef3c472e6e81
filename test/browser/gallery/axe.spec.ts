import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { builder, byHand, pictures } from './galleries'

const head = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
const css = '.e-gallery-item{overflow:hidden}.elementor-gallery-title{display:inline-block;padding:9px}[hidden]{display:none!important}'
const filters =
  '<p role="group" aria-label="Co"><button type="button" data-gallery-filter="">Wszystko</button><button type="button" data-gallery-filter="a">A</button><button type="button" data-gallery-filter="none">Nic</button></p>'
const sizes: [number, number, string][] = [
  [300, 200, 'a'],
  [200, 300, 'b'],
  [300, 300, 'a'],
]
const hand = (gallery_layout: string) => byHand({ gallery_layout, columns: 3 }, sizes, filters)
const built = (gallery_layout: string) =>
  builder({ gallery_layout, columns: 3, lazyload: 'yes', content_hover_animation: 'fade-in' }, ['0', '1', '0,1'], ['All', 'Lato', 'Zima'])
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const first = (page: Page) => page.locator('.zdjecie,.e-gallery-item').first()

const LAYOUTS = ['grid', 'justified', 'masonry'].flatMap((layout): [string, string, string][] => [
  [`${layout} by hand`, hand(layout), 'A'],
  [`the builder’s ${layout}`, built(layout), 'Lato'],
])
/** One after another on one page. */
const STATES: [name: string, (page: Page, filter: string) => Promise<unknown>][] = [
  ['as it came', async () => {}],
  ['with the pointer on a picture', (page) => first(page).hover()],
  ['with the focus on a picture', (page) => page.mouse.move(0, 0).then(() => first(page).focus())],
  ['filtered', (page, filter) => press(filter)(page).then(() => expect(shown(page)).toHaveCount(2))],
]
const shown = (page: Page) => page.locator(':is(.zdjecie,.e-gallery-item):visible')
/** Waits until its filters hear. */
const live = (page: Page) => expect(page.locator('[aria-pressed=true]')).toHaveCount(1)

for (const [name, markup, filter] of LAYOUTS)
  test(`${name}: axe finds nothing ${STATES.map(([state]) => state).join(', ')}`, async ({ page }) => {
    await pictures(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await ownPage(page, `<main><h1>Galeria</h1>${markup}</main>`, css, head)
    await live(page)
    for (const [state, reach] of STATES) {
      await reach(page, filter)
      expect.soft(await axe(page), state).toEqual([])
    }
    if (!markup.includes('>Nic<')) return
    // Nothing left by a filter is said, too.
    await press('Nic')(page)
    await expect(shown(page)).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText('Nic: 0 / 3')
    expect(await axe(page), 'filtered, nothing left').toEqual([])
  })

test('while its pictures load, and where they do not come, axe finds nothing', async ({ page }) => {
  let come: (value?: unknown) => void = () => {}
  const wait = new Promise((done) => {
    come = done
  })
  await pictures(page, { wait, broken: /./ })
  const opened = ownPage(page, `<main><h1>Galeria</h1>${hand('justified')}</main>`, css, head)
  await page.waitForURL('**/own/', { waitUntil: 'domcontentloaded' })
  await live(page)
  expect(await axe(page)).toEqual([])
  come()
  await opened
  expect(await axe(page)).toEqual([])
  await expect(first(page)).toBeVisible()
})
