import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { byHand, errorsAndShifts, holdGalleryCode, nextFrames, pictures, styledHead, watchErrorsAndShifts } from './gallery-pages'

// As much as possible of the page below is in view, because it must stay where it is, too.
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

const LAYOUTS: [name: string, settings: object, group?: string][] = [
  ['a grid', {}],
  ['a square grid', { aspect_ratio: '1:1', columns: 3 }],
  ['a wide grid', { aspect_ratio: '16:9', columns: 2, gap: { size: 20 } }],
  ['columns', { gallery_layout: 'masonry', columns: 3 }],
  ['columns with filters', { gallery_layout: 'masonry', columns: 3, columns_mobile: 2, gap: { size: 12 } }, filters],
  ['rows', { gallery_layout: 'justified' }],
  ['rows with filters', { gallery_layout: 'justified' }, filters],
]
test('nothing that is painted before the script moves, in either window', async ({ page, each }) => {
  await each(
    [1280, 390].flatMap((width) => LAYOUTS.map(([name, settings, group]) => [width, name, settings, group] as const)),
    ([width, name]) => `${name} in a window of ${width} px: nothing that is painted before the script moves`,
    async ([width, , settings, group]) => {
      await pictures(page, { sizes })
      await watchErrorsAndShifts(page)
      await rememberServedMarkup(page)
      await page.setViewportSize({ width, height: 1800 })
      const release = await holdGalleryCode(page)
      await ownPage(page, body(settings, group), css, styledHead)
      await expect(page.locator('.below')).toBeVisible()
      await nextFrames(page)
      const before = await page.locator('[data-widget]').evaluate((el) => el.getBoundingClientRect().height)
      // Space is reserved for the gallery.
      expect(before).toBeGreaterThan(200)
      release()
      await expect(page.locator('[data-layout]')).toHaveCount(1)
      await expect(page.locator('.photo').last()).toBeVisible()
      await nextFrames(page)
      const { shifts } = await errorsAndShifts(page)
      expect(shifts).toBeLessThan(0.02)
      expect(await unmountDifference(page)).toBe('')
      // Pictures that CSS hides until the script lays them out show once it has unmounted.
      await expect(page.locator('.photo img').last()).toBeVisible({ timeout: 500 })
    },
  )
})

test('the pictures show although the gallery’s code fails to load', async ({ page }) => {
  await pictures(page, { sizes })
  await page.route('**/chunks/gallery-*', (route) => route.abort())
  await ownPage(page, body({ gallery_layout: 'masonry', columns: 3 }), css, styledHead)
  await expect(page.locator('.photo').last()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const gallery_layout of ['masonry', 'justified'])
    test(`${gallery_layout} shows at once, with whole pictures side by side`, async ({ page }) => {
      await pictures(page, { sizes })
      await ownPage(page, body({ gallery_layout, columns: 3 }), css, styledHead)
      const boxes = await page.locator('.photo img').all()
      const rects = await Promise.all(boxes.map((one) => one.boundingBox()))
      await expect(boxes[7] as (typeof boxes)[0]).toBeVisible()
      expect(new Set(rects.map((r) => Math.round(r?.x ?? 0))).size).toBeGreaterThan(2)
    })
})
