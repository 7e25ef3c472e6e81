import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { openPage } from '../slider/sliders'
import { BOX, element, FIRST, gallery, LAYERS, PICTURE, placeOf, SLIDESHOW } from './slideshow-pages'

for (const [count, list, reducedMotion] of [
  ['one', gallery.slice(0, 1), 'no-preference'],
  ['several', gallery, 'no-preference'],
  ['several that stand still', gallery, 'reduce'],
] as const)
  test(`${count}, zooming out: the picture in view does not jump when the slideshow takes its place`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const held = await holdChunk(page, SLIDESHOW)
    await openPage(
      page,
      element({
        background_slideshow_gallery: list,
        background_slideshow_ken_burns: 'yes',
        background_slideshow_ken_burns_zoom_direction: 'out',
      }),
      { css: '/builder.css' },
    )
    await held.requested
    await expect(page.locator(BOX)).toHaveCount(1)
    const before = await placeOf(page, FIRST)
    await held.release()
    await expect(page.locator(LAYERS)).toHaveCount(1)
    const first = page.locator(PICTURE).first()
    await expect(first).toHaveClass(/elementor-ken-burns--out/)
    expect((await placeOf(page, PICTURE)).box).toEqual(before.box)
    // The others begin enlarged, as they always do.
    if (list.length > 1) await expect(page.locator(PICTURE).nth(1)).toHaveCSS('transform', 'matrix(1.3, 0, 0, 1.3, 0, 0)')
  })

test('a single picture behind a hand-written element fills it, before and after the slideshow has come', async ({ page }) => {
  const held = await holdChunk(page, SLIDESHOW)
  const settings = JSON.stringify({ background_slideshow_gallery: [{ url: '/pictures/p1.svg' }] })
  await openPage(page, `<section data-settings='${settings}'><h1>Nad obrazem</h1></section>`)
  await held.requested
  const section = await page.locator('section').boundingBox()
  expect(await page.locator(FIRST).boundingBox()).toEqual(section)
  await held.release()
  await expect(page.locator(LAYERS)).toHaveCount(1)
  expect(await page.locator(PICTURE).boundingBox()).toEqual(section)
})
