import type { Page } from 'playwright/test'
import { byHand, pictures, watchErrors, watched } from './galleries'
import { expect, test } from './harness'
import { ownPage } from './page'

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

async function openHeld(page: Page, body: string, width: number) {
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
  await page.setViewportSize({ width, height: 1800 })
  await ownPage(page, `<main>${body}<p class="below">Dalej</p></main>`, css, head)
  await expect(page.locator('.below')).toBeVisible()
  return () => go()
}
/** Left, top, width and height of each picture, to the pixel. */
const seen = (page: Page) =>
  page.locator('.zdjecie img').evaluateAll((all) =>
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
for (const [name, settings, width, group = '', count = 8] of PLACED)
  test(`${name}, ${width} wide: shows before the script and stays`, async ({ page }) => {
    const go = await openHeld(page, byHand(settings, sizes.slice(0, count), group), width)
    await expect(page.locator('.zdjecie img').last()).toBeVisible({ timeout: 1500 })
    const before = await seen(page)
    expect(before).toHaveLength(count)
    go()
    await expect(page.locator('[data-layout]')).toHaveCount(1)
    await expect(page.locator('.zdjecie').last()).toHaveCSS('position', 'absolute')
    const after = await seen(page)
    for (const [i, one] of before.entries()) expect(near(one, after[i] as string), `${one} then ${after[i]}`).toBe(true)
    expect(await watched(page)).toEqual({ errors: [], shifts: 0 })
  })

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
for (const [name, settings, width, size] of WAITS)
  test(`${name}, ${width} wide: waits for its place`, async ({ page }) => {
    await page.clock.install()
    const go = await openHeld(page, byHand(settings, size ? sizes.map(() => size) : sizes), width)
    expect(await page.locator('.zdjecie img').evaluateAll((all) => all.map((img) => getComputedStyle(img).visibility))).toContain('hidden')
    go()
    await expect(page.locator('.zdjecie').last()).toBeVisible()
  })
