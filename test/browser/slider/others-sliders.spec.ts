import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { inPlaces, PLACES_CSS } from './places'

/** Types of add-ons' widgets, some with a name like the builder's own. */
const TYPES = [
  'own-testimonial-carousel',
  'testimonial-slider',
  'reviews-slider',
  'slides-pro',
  'image-slider',
  'media-slider',
  'loop-slider',
]
/** A carousel of an add-on's: a widget of its own type, with the class that `elementorFrontend.utils.swiper` gives each widget with a slider. */
const theirs = (type: string) =>
  `<div class="elementor-element elementor-widget e-widget-swiper" data-id="t1" data-element_type="widget" data-widget_type="${type}.default" data-settings='{"slides_to_show":"2"}'><div class="swiper swiper-initialized"><div class="swiper-wrapper"><div class="swiper-slide">Opinia</div></div></div></div>`
const ours = `<div class="elementor-element elementor-widget" data-id="o1" data-element_type="widget" data-widget_type="image-carousel.default" data-settings='{}'><div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide">1</div><div class="swiper-slide">2</div></div></div></div>`

test('add-ons’ sliders beside one of ours keep their own width and styles', async ({ page, problems }) => {
  await ownPage(
    page,
    ours + inPlaces(TYPES.map(theirs).join('')),
    `${PLACES_CSS}.swiper-wrapper{display:flex}.swiper-slide{flex:none}`,
    '<link rel="stylesheet" href="/skerry.builder.css"><script defer src="/skerry.js"></script>',
  )
  await expect(page.locator('[data-id=o1] .swiper-initialized')).toHaveCount(1)
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-id=t1] .swiper')].map((box) => {
        const wrapper = box.firstElementChild as HTMLElement
        return [getComputedStyle(box, '::after').content, getComputedStyle(wrapper).contain, box.scrollWidth < innerWidth].join()
      }),
    )
  expect([...new Set(await styles())]).toEqual(['none,none,true'])
  expect(problems()).toEqual([])
})
