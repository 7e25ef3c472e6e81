import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { keepServed, unmountDifference } from '../unmount'
import { byHand, pictures, watchErrors, watched } from './galleries'

const head = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
// As much of the page below in sight as there may be: it must stay, too.
const css = 'body{margin:0}main{padding:0 40px}.below{height:900px;background:#def}'
const filters = '<p><button type="button" data-gallery-filter="">Wszystko</button></p>'
const sizes: [number, number][] = [
  [900, 600],
  [600, 900],
  [800, 800],
  [1200, 600],
  [675, 900],
  [900, 675],
  [640, 800],
  [900, 600],
]
const body = (settings: object, group = '') => `<main>${byHand(settings, sizes, group)}<p class="below">Dalej</p></main>`

/** The gallery's code waits until it is let go; whoever looks sees what is painted before. */
async function hold(page: Page) {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/chunks/gallery-*', async (route) => {
    await held
    await route.continue()
  })
  return () => go()
}
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise((done) => requestAnimationFrame(done))
  })

const LAYOUTS: [name: string, settings: object, group?: string][] = [
  ['a grid', {}],
  ['a square grid', { aspect_ratio: '1:1', columns: 3 }],
  ['a wide grid', { aspect_ratio: '16:9', columns: 2, gap: { size: 20 } }],
  ['columns', { gallery_layout: 'masonry', columns: 3 }],
  ['columns with filters', { gallery_layout: 'masonry', columns: 3, columns_mobile: 2, gap: { size: 12 } }, filters],
  ['rows', { gallery_layout: 'justified' }],
  ['rows with filters', { gallery_layout: 'justified' }, filters],
]
for (const width of [1280, 390])
  for (const [name, settings, group] of LAYOUTS)
    test(`${name}, ${width} wide: what is painted before the script stays where it is`, async ({ page }) => {
      await pictures(page, { sizes })
      await watchErrors(page)
      await keepServed(page)
      await page.setViewportSize({ width, height: 1800 })
      const go = await hold(page)
      await ownPage(page, body(settings, group), css, head)
      await expect(page.locator('.below')).toBeVisible()
      await frames(page)
      const before = await page.locator('[data-widget]').evaluate((el) => el.getBoundingClientRect().height)
      // Something is kept for it, and no cell is seen that would not stay.
      expect(before).toBeGreaterThan(200)
      go()
      await expect(page.locator('[data-layout]')).toHaveCount(1)
      await expect(page.locator('.zdjecie').last()).toBeVisible()
      await frames(page)
      const { shifts } = await watched(page)
      expect(shifts).toBeLessThan(0.02)
      expect(await unmountDifference(page)).toBe('')
      // What waits for a script that places it does not wait for one that has gone.
      await expect(page.locator('.zdjecie img').last()).toBeVisible({ timeout: 500 })
    })

test('where the code does not come, the pictures show all the same', async ({ page }) => {
  await pictures(page, { sizes })
  await page.route('**/chunks/gallery-*', (route) => route.abort())
  await ownPage(page, body({ gallery_layout: 'masonry', columns: 3 }), css, head)
  await expect(page.locator('.zdjecie').last()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const gallery_layout of ['masonry', 'justified'])
    test(`${gallery_layout} shows at once, whole pictures side by side`, async ({ page }) => {
      await pictures(page, { sizes })
      await ownPage(page, body({ gallery_layout, columns: 3 }), css, head)
      const boxes = await page.locator('.zdjecie img').all()
      const rects = await Promise.all(boxes.map((one) => one.boundingBox()))
      await expect(boxes[7] as (typeof boxes)[0]).toBeVisible()
      expect(new Set(rects.map((r) => Math.round(r?.x ?? 0))).size).toBeGreaterThan(2)
    })
})
