import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { byHand, errorsAndShifts, holdGalleryCode, pictures, styledHead, watchErrorsAndShifts } from './gallery-pages'

const css = 'body{margin:0}main{padding:0 40px}.below{height:900px;background:#def}'
const filters = '<p><button type="button" data-gallery-filter="">Wszystko</button></p>'
const sizes: [number, number][] = [
  [900, 600],
  [600, 900],
  [800, 800],
  [2400, 600],
  [675, 900],
  [900, 675],
  [640, 800],
  [900, 600],
]

/** Opens a page with these galleries, one above the other, in a window that is as high as all of them; their code waits until `release` is called. */
async function openWithoutCode(page: Page, galleries: string[], width: number) {
  const release = await holdGalleryCode(page)
  await pictures(page, { sizes })
  await watchErrorsAndShifts(page)
  await page.setViewportSize({ width, height: 1200 + 1500 * galleries.length })
  const boxes = galleries.map((html, i) => `<div id="g${i}">${html}</div>`)
  await ownPage(page, `<main>${boxes.join('')}<p class="below">Dalej</p></main>`, css, styledHead)
  await expect(page.locator('.below')).toBeInViewport()
  return release
}
/** Left, top, width and height of each picture, to the pixel. */
const rectsIn = (box: Locator) =>
  box.locator('.photo img').evaluateAll((all) =>
    all.map((img) => {
      const { left, top, width, height } = img.getBoundingClientRect()
      return [left, top, width, height].map(Math.round).join()
    }),
  )
const isWithinOnePixel = (a: string, b: string) => a.split(',').every((n, i) => Math.abs(Number(n) - Number(b.split(',')[i])) <= 1)

/** Galleries that CSS alone can lay out. */
const LAID_OUT_BY_CSS: [name: string, settings: object, width: number, group?: string, count?: number][] = [
  ['rows', { gallery_layout: 'justified' }, 1280],
  ['rows with filters', { gallery_layout: 'justified', gap: { unit: 'px', size: 12 } }, 1280, filters],
  ['high rows', { gallery_layout: 'justified', ideal_row_height: 300, gap: 20 }, 1280],
  ['rows with a full last one', { gallery_layout: 'justified', gap: 0 }, 1280, '', 7],
  ['one picture', { gallery_layout: 'justified' }, 1280, '', 1],
  ['rows on a tablet', { gallery_layout: 'justified', ideal_row_height: 220, gap: 8 }, 800],
  ['rows on a phone', { gallery_layout: 'justified', ideal_row_height: 220, ideal_row_height_mobile: 130, gap: 8 }, 390],
  ['rows of the default height on a phone', { gallery_layout: 'justified' }, 390],
  ['columns, of which there is one on a phone', { gallery_layout: 'masonry', columns: 3 }, 390],
]
for (const width of [1280, 800, 390]) {
  const all = LAID_OUT_BY_CSS.filter((one) => one[2] === width)
  test(`in a window of ${width} px the pictures show before the script and stay: ${all.map(([name]) => name).join('; ')}`, async ({
    page,
  }) => {
    const galleries = all.map(([, settings, , group = '', count = 8]) => byHand(settings, sizes.slice(0, count), group))
    const release = await openWithoutCode(page, galleries, width)
    const boxes = all.map(([name, , , , count = 8], i) => ({ name, count, box: page.locator(`#g${i}`) }))
    const before: string[][] = []
    for (const { name, count, box } of boxes) {
      await expect(box.locator('.photo img').last(), name).toBeVisible({ timeout: 1500 })
      const rects = await rectsIn(box)
      expect(rects, name).toHaveLength(count)
      before.push(rects)
    }
    release()
    await expect(page.locator('[data-layout]')).toHaveCount(all.length)
    for (const [i, { name, box }] of boxes.entries()) {
      await expect(box.locator('.photo').last(), name).toHaveCSS('position', 'absolute')
      const after = await rectsIn(box)
      for (const [n, one] of (before[i] as string[]).entries())
        expect(isWithinOnePixel(one, after[n] as string), `${name}: ${one} then ${after[n]}`).toBe(true)
    }
    expect(await errorsAndShifts(page)).toEqual({ errors: [], shifts: 0 })
  })
}

/** Galleries that CSS cannot lay out exactly: their pictures must not show where they would not stay. */
const LAID_OUT_BY_SCRIPT: [name: string, settings: object, width: number, size?: [number, number]][] = [
  ['columns', { gallery_layout: 'masonry', columns: 3 }, 1280],
  ['two columns on a phone', { gallery_layout: 'masonry', columns: 3, columns_mobile: 2 }, 390],
  ['rows of an unusual height', { gallery_layout: 'justified', ideal_row_height: 213 }, 1280],
  ['rows of an unusual height on a phone', { gallery_layout: 'justified', ideal_row_height_mobile: 133 }, 390],
  ['an unusual gap', { gallery_layout: 'justified', gap: 7 }, 1280],
  ['another gap on a phone', { gallery_layout: 'justified', gap: 8, gap_mobile: 3 }, 390],
  ['pictures without sizes', { gallery_layout: 'justified' }, 1280, [0, 0]],
]
for (const width of [1280, 390]) {
  const all = LAID_OUT_BY_SCRIPT.filter((one) => one[2] === width)
  test(`in a window of ${width} px the pictures are hidden until the script lays them out: ${all.map(([name]) => name).join('; ')}`, async ({
    page,
  }) => {
    await page.clock.install()
    const galleries = all.map(([, settings, , size]) => byHand(settings, size ? sizes.map(() => size) : sizes))
    const release = await openWithoutCode(page, galleries, width)
    const boxes = all.map(([name], i) => ({ name, box: page.locator(`#g${i}`) }))
    for (const { name, box } of boxes)
      expect(await box.locator('.photo img').evaluateAll((many) => many.map((img) => getComputedStyle(img).visibility)), name).toContain(
        'hidden',
      )
    release()
    for (const { name, box } of boxes) await expect(box.locator('.photo').last(), name).toBeVisible()
  })
}
