import { axe } from '../axe'
import { expect, test } from '../harness'
import { KINDS, readEach, SERVER_NAMES, sameForAll } from './every-kind'
import { openPage } from './sliders'

/** Dots as the builder's stylesheet has them, in each way that its sites change them. */
const LOOKS: Record<string, string> = {
  'as they are': '',
  'with their own margins': '.swiper-pagination .swiper-pagination-bullet{width:6px;height:6px;margin:0 3px!important}',
  'in a wrapping flex box': '.swiper-pagination{display:flex;flex-wrap:wrap;gap:5px;justify-content:center}',
  'with a long one for the current slide': '.swiper-pagination-bullet-active{width:30px!important;border-radius:4px}',
}
const CSS = `.elementor-element{position:relative}.swiper-slide{min-height:340px;padding-inline:60px}.swiper-pagination-bullets{position:absolute;inset:auto 0 8px;text-align:center}
.swiper-pagination-bullet{display:inline-block;width:8px;height:8px;margin:0 4px;background:#000;border-radius:50%}`

for (const [look, css] of Object.entries(LOOKS))
  test(`dots ${look} have room for a finger, few and many, on a desktop and on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.route('**/dots.css', (route) => route.fulfill({ contentType: 'text/css', body: CSS + css }))
    const counts = [2, 5, 40]
    const dotted = { navigation: 'both', pagination: 'bullets' }
    const names = SERVER_NAMES.filter((name) => name !== 'slideshow with thumbs')
    const all = counts.flatMap((count) => names.map((name) => `<div id="${name}${count}">${KINDS[name]?.(dotted, count, name)}</div>`))
    await openPage(page, `<h1>Strona</h1>${all.join('')}`, { css: '/builder.css /skerry.builder.css /dots.css' })
    const ids = counts.flatMap((count) => names.map((name) => `${name}${count}`))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => readEach(page, (box) => Boolean(box.swiper && 'autoplay' in box.swiper), ids)).toEqual(sameForAll(true, ids))
      const current = page.locator('.swiper-pagination-bullet-active')
      await expect(current).toHaveCount(ids.length)
      expect(await axe(page, 'html', [], ['target-size']), `${width} px`).toEqual([])
      // All dots look the same as before.
      const size = await current.first().evaluate((el) => getComputedStyle(el).height)
      expect(size, `${width} px`).toBe(look === 'with their own margins' ? '6px' : '8px')
    }
  })
