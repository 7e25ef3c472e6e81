import { expect, test } from '../harness'
import { imageCarousel, loopCarousel, nestedCarousel, proCarousel } from './slider-markup'
import { openPage } from './sliders'

const KINDS: Record<string, string> = {
  'testimonial carousel': proCarousel('testimonial-carousel', { slides_per_view: '2', loop: 'yes' }),
  reviews: proCarousel('reviews', { slides_per_view: '1' }),
  'image carousel': imageCarousel({ slides_to_show: '3', infinite: 'yes' }),
  'nested carousel': nestedCarousel({ slides_to_show: '2' }),
  'loop carousel': loopCarousel({ slides_to_show: '2' }),
}
const box =
  (style: string, inner = '', beside = '') =>
  (carousel: string) =>
    `<div style="${style}"><div style="${inner}">${carousel}</div>${beside}</div>`
/** What sticks out of a box, whose contents do not shrink, beside something wide. */
const decorated = (carousel: string) =>
  box(
    'display:flex',
    'flex:1 0 auto;position:relative',
    '<p style="flex:none;width:1240px;margin:0">Obok</p>',
  )(`<i style="position:absolute;right:-30px;width:60px">+</i>${carousel}`)
/** How add-ons lay out what is put into their boxes. */
const BOXES = [
  box('display:flex'),
  box('display:flex', 'flex:1 0 auto', '<p style="flex:none;width:300px">Obok</p>'),
  box('display:flex', 'flex:none', '<p>Obok</p>'),
  box('display:flex', 'width:max-content'),
  box('width:max-content'),
  box('width:max-content;min-width:100%'),
  box('min-width:max-content'),
  box('display:grid'),
  box('display:grid;grid-template-columns:auto auto', '', '<p>Obok</p>'),
  box('display:inline-flex;min-width:100%', 'min-width:max-content'),
  box('position:relative;height:400px', 'position:absolute;left:0'),
  box('display:table'),
  decorated,
  (carousel: string) =>
    decorated(`<div style="position:relative"><b style="position:absolute;right:-9px;width:20px">+</b>${carousel}</div>`),
  (carousel: string) => box('display:flex')(carousel + carousel),
  (carousel: string) => `<div style="display:flex"><div class="swiper">${box('display:flex', 'flex:none')(carousel)}</div></div>`,
]

for (const [kind, carousel] of Object.entries(KINDS))
  test(`in no box of an add-on’s does a carousel make the page wider than its window: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const body = `<style>body{margin:0}</style>${BOXES.map((around) => around(carousel)).join('')}`
    await openPage(page, body, { css: '/builder.css', csp: false })
    await expect(page.locator('.swiper-initialized')).toHaveCount(BOXES.length + 1)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
