import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { builder, byHand, pictures, styledHead } from './gallery-pages'

const css = '.e-gallery-item{overflow:hidden}.elementor-gallery-title{display:inline-block;padding:9px}[hidden]{display:none!important}'
const filters =
  '<p role="group" aria-label="Co"><button type="button" data-gallery-filter="">Wszystko</button><button type="button" data-gallery-filter="a">A</button><button type="button" data-gallery-filter="none">Nic</button></p>'
const sizes: [number, number, string][] = [
  [300, 200, 'a'],
  [200, 300, 'b'],
  [300, 300, 'a'],
]
const handWritten = (gallery_layout: string) => byHand({ gallery_layout, columns: 3 }, sizes, filters)
const builders = (gallery_layout: string) =>
  builder({ gallery_layout, columns: 3, lazyload: 'yes', content_hover_animation: 'fade-in' }, ['0', '1', '0,1'], ['All', 'Lato', 'Zima'])
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const firstPicture = (page: Page) => page.locator('.photo,.e-gallery-item').first()

const LAYOUTS = ['grid', 'justified', 'masonry'].flatMap((layout): [string, string, string][] => [
  [`${layout} by hand`, handWritten(layout), 'A'],
  [`the builder’s ${layout}`, builders(layout), 'Lato'],
])
/** States, and how the page gets into each from the one before. */
const STATES: [name: string, enter: (page: Page, filter: string) => Promise<unknown>][] = [
  ['as it was loaded', async () => {}],
  ['with the pointer on a picture', (page) => firstPicture(page).hover()],
  ['with the focus on a picture', (page) => page.mouse.move(0, 0).then(() => firstPicture(page).focus())],
  ['filtered', (page, filter) => press(filter)(page).then(() => expect(visiblePictures(page)).toHaveCount(2))],
]
const visiblePictures = (page: Page) => page.locator(':is(.photo,.e-gallery-item):visible')
/** Waits until the filters work. */
const filtersWork = (page: Page) => expect(page.locator('[aria-pressed=true]')).toHaveCount(1)

test('axe finds nothing in any state of any gallery', async ({ page, each }) => {
  await each(
    LAYOUTS,
    ([name]) => `${name}: axe finds nothing ${STATES.map(([state]) => state).join(', ')}`,
    async ([, markup, filter]) => {
      await pictures(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await ownPage(page, `<main><h1>Galeria</h1>${markup}</main>`, css, styledHead)
      await filtersWork(page)
      for (const [state, enter] of STATES) {
        await enter(page, filter)
        expect.soft(await axe(page), state).toEqual([])
      }
      if (!markup.includes('>Nic<')) return
      // A filter that matches nothing is announced, too.
      await press('Nic')(page)
      await expect(visiblePictures(page)).toHaveCount(0)
      await expect(page.getByRole('status')).toHaveText('Nic: 0 / 3')
      expect(await axe(page), 'filtered, nothing left').toEqual([])
    },
  )
})

test('axe finds nothing while pictures load, and when they fail to load', async ({ page }) => {
  let respond: (value?: unknown) => void = () => {}
  const wait = new Promise((resolve) => {
    respond = resolve
  })
  await pictures(page, { wait, broken: /./ })
  const opened = ownPage(page, `<main><h1>Galeria</h1>${handWritten('justified')}</main>`, css, styledHead)
  await page.waitForURL('**/own/', { waitUntil: 'domcontentloaded' })
  await filtersWork(page)
  expect(await axe(page)).toEqual([])
  respond()
  await opened
  expect(await axe(page)).toEqual([])
  await expect(firstPicture(page)).toBeVisible()
})
