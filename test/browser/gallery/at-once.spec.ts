import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { byHand, pictures, watchErrors, watched } from './galleries'

const head = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
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

/** Opens a page with these galleries, one above the other, as high as all of them; their code waits until it is let go. */
async function openHeld(page: Page, galleries: string[], width: number) {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/chunks/gallery-*', async (route) => {
    await held
    await route.continue()
  })
  await pictures(page, { sizes })
  await watchErrors(page)
  await page.setViewportSize({ width, height: 1200 + 1500 * galleries.length })
  const boxes = galleries.map((html, i) => `<div id="g${i}">${html}</div>`)
  await ownPage(page, `<main>${boxes.join('')}<p class="below">Dalej</p></main>`, css, head)
  await expect(page.locator('.below')).toBeInViewport()
  return () => go()
}
/** Left, top, width and height of each picture, to the pixel. */
const seen = (box: Locator) =>
  box.locator('.zdjecie img').evaluateAll((all) =>
    all.map((img) => {
      const { left, top, width, height } = img.getBoundingClientRect()
      return [left, top, width, height].map(Math.round).join()
    }),
  )
const near = (a: string, b: string) => a.split(',').every((n, i) => Math.abs(Number(n) - Number(b.split(',')[i])) <= 1)

/** What CSS alone can place: it shows before the script, and stays to the pixel. */
const PLACED: [name: string, settings: object, width: number, group?: string, count?: number][] = [
  ['rows', { gallery_layout: 'justified' }, 1280],
  ['rows with filters', { gallery_layout: 'justified', gap: { unit: 'px', size: 12 } }, 1280, filters],
  ['high rows', { gallery_layout: 'justified', ideal_row_height: 300, gap: 20 }, 1280],
  ['rows with a last one that is whole', { gallery_layout: 'justified', gap: 0 }, 1280, '', 7],
  ['one picture', { gallery_layout: 'justified' }, 1280, '', 1],
  ['rows on a tablet', { gallery_layout: 'justified', ideal_row_height: 220, gap: 8 }, 800],
  ['rows on a phone', { gallery_layout: 'justified', ideal_row_height: 220, ideal_row_height_mobile: 130, gap: 8 }, 390],
  ['rows of a usual height on a phone', { gallery_layout: 'justified' }, 390],
  ['columns, which are one on a phone', { gallery_layout: 'masonry', columns: 3 }, 390],
]
for (const width of [1280, 800, 390]) {
  const all = PLACED.filter((one) => one[2] === width)
  test(`${width} wide, shows before the script and stays: ${all.map(([name]) => name).join('; ')}`, async ({ page }) => {
    const galleries = all.map(([, settings, , group = '', count = 8]) => byHand(settings, sizes.slice(0, count), group))
    const go = await openHeld(page, galleries, width)
    const boxes = all.map(([name, , , , count = 8], i) => ({ name, count, box: page.locator(`#g${i}`) }))
    const before: string[][] = []
    for (const { name, count, box } of boxes) {
      await expect(box.locator('.zdjecie img').last(), name).toBeVisible({ timeout: 1500 })
      const placed = await seen(box)
      expect(placed, name).toHaveLength(count)
      before.push(placed)
    }
    go()
    await expect(page.locator('[data-layout]')).toHaveCount(all.length)
    for (const [i, { name, box }] of boxes.entries()) {
      await expect(box.locator('.zdjecie').last(), name).toHaveCSS('position', 'absolute')
      const after = await seen(box)
      for (const [n, one] of (before[i] as string[]).entries())
        expect(near(one, after[n] as string), `${name}: ${one} then ${after[n]}`).toBe(true)
    }
    expect(await watched(page)).toEqual({ errors: [], shifts: 0 })
  })
}

/** What it cannot does not show where it will not stay. */
const WAITS: [name: string, settings: object, width: number, size?: [number, number]][] = [
  ['columns', { gallery_layout: 'masonry', columns: 3 }, 1280],
  ['two columns on a phone', { gallery_layout: 'masonry', columns: 3, columns_mobile: 2 }, 390],
  ['rows of an unusual height', { gallery_layout: 'justified', ideal_row_height: 213 }, 1280],
  ['rows of an unusual height on a phone', { gallery_layout: 'justified', ideal_row_height_mobile: 133 }, 390],
  ['an unusual gap', { gallery_layout: 'justified', gap: 7 }, 1280],
  ['another gap on a phone', { gallery_layout: 'justified', gap: 8, gap_mobile: 3 }, 390],
  ['pictures without sizes', { gallery_layout: 'justified' }, 1280, [0, 0]],
]
for (const width of [1280, 390]) {
  const all = WAITS.filter((one) => one[2] === width)
  test(`${width} wide, waits for its place: ${all.map(([name]) => name).join('; ')}`, async ({ page }) => {
    await page.clock.install()
    const galleries = all.map(([, settings, , size]) => byHand(settings, size ? sizes.map(() => size) : sizes))
    const go = await openHeld(page, galleries, width)
    const boxes = all.map(([name], i) => ({ name, box: page.locator(`#g${i}`) }))
    for (const { name, box } of boxes)
      expect(await box.locator('.zdjecie img').evaluateAll((many) => many.map((img) => getComputedStyle(img).visibility)), name).toContain(
        'hidden',
      )
    go()
    for (const { name, box } of boxes) await expect(box.locator('.zdjecie').last(), name).toBeVisible()
  })
}
