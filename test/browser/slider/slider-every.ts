import { expect, type Locator, type Page } from 'playwright/test'
import { loopCarousel, nestedCarousel, proCarousel, slides } from './slider-markup'
import { imageCarousel, openPage, slider } from './sliders'

type Make = (settings: object, count: number, name: string) => string
/** Every kind; each takes one a view and plays when it is told to, in its own words. Those by hand are called `name`. */
export const KINDS: Record<string, Make> = {
  'by hand': (s, count, name) =>
    slider({ slides_to_show: 1, navigation: 'both', infinite: 'yes', speed: 50, ...s }, count, `aria-label="${name}"`),
  'by hand, three a view': (s, count, name) =>
    slider({ slides_to_show: 3, navigation: 'both', infinite: 'yes', speed: 50, ...s }, count, `aria-label="${name}"`),
  'by hand, fade': (s, count, name) =>
    slider({ slides_to_show: 1, effect: 'fade', navigation: 'both', infinite: 'yes', speed: 50, ...s }, count, `aria-label="${name}"`),
  'by hand, bare pictures': (s, count, name) =>
    pictures({ slides_to_show: 1, effect: 'fade', navigation: 'both', infinite: 'yes', speed: 50, ...s }, count, name),
  image: (s, count) => imageCarousel({ slides_to_show: '3', navigation: 'both', infinite: 'yes', speed: 50, ...s }, { count }),
  slides: (s, count) => slides({ navigation: 'both', infinite: 'yes', transition: 'slide', transition_speed: 50, ...s }, { count }),
  'media carousel': (s, count) => proCarousel('media-carousel', { ...pro, pagination: 'fraction', ...s }, { count }),
  'media fade': (s, count) => proCarousel('media-carousel', { ...pro, effect: 'fade', ...s }, { count }),
  'media cube': (s, count) => proCarousel('media-carousel', { ...pro, effect: 'cube', ...s }, { count }),
  coverflow: (s, count) => proCarousel('media-carousel', { ...pro, skin: 'coverflow', ...s }, { count }),
  'slideshow with thumbs': (s, count) => proCarousel('media-carousel', { ...pro, skin: 'slideshow', ...s }, { count }),
  testimonial: (s, count) => proCarousel('testimonial-carousel', { ...pro, ...s }, { count }),
  reviews: (s, count) => proCarousel('reviews', { ...pro, pagination: 'progressbar', ...s }, { count }),
  nested: (s, count) => nestedCarousel({ ...base, ...s }, { count, inner: (i) => `<p>Slajd ${i}</p><a href="/s${i}">Więcej ${i}</a>` }),
  loop: (s, count) => loopCarousel({ ...base, ...s }, count),
}
const pictures: Make = (settings, count, name) => {
  const all = Array.from({ length: count }, (_, i) => `<img src="/pictures/p${i}.svg" width="768" height="432" alt="Widok ${i}">`)
  return `<div data-widget="slider" aria-label="${name}" data-settings='${JSON.stringify(settings)}'>${all.join('')}</div>`
}
const pro = { show_arrows: 'yes', pagination: 'bullets', loop: 'yes', speed: 50 }
const base = { slides_to_show: '2', arrows: 'yes', pagination: 'bullets', infinite: 'yes', speed: 50 }

/** The same as a server writes it for the builder's older slider library. */
export const forOlder = (html: string): string => html.replace(/(["\s])swiper(?=["\s])/g, '$1swiper-container')

/** What is said of sliders is said of every kind of them, in the markup of both slider libraries; each stands in a box of its name. */
export const NAMES = Object.keys(KINDS)
export const SERVED = NAMES.filter((name) => !name.startsWith('by hand'))
export const every = <T>(value: T, names = NAMES) => Object.fromEntries(names.map((name) => [name, value]))
export const plays = { autoplay: 'yes', autoplay_speed: 60_000, pause_on_interaction: 'yes' }
export type Swiped = Element & { swiper?: { realIndex: number; animating: boolean; params: { slidesPerView: number; speed: number } } }

export async function open(page: Page, settings: object = {}, { count = 6, dir = 'ltr', hidden = false, older = false } = {}) {
  const boxes = Object.entries(KINDS).map(([name, make]) => {
    const html = make(settings, count, name).replaceAll('dir="ltr"', `dir="${dir}"`)
    return `<div id="${name}" ${hidden ? 'hidden' : ''}>${older ? forOlder(html) : html}</div>`
  })
  await page.setViewportSize({ width: 1280, height: 6000 })
  // As high as slides of real pages, so that a hand finds more than their controls.
  await page.route('**/high.css', (route) => route.fulfill({ contentType: 'text/css', body: '.swiper-slide{min-height:150px}' }))
  await openPage(page, `<a href="#przed">Przed</a>${boxes.join('')}`, { css: '/builder.css /skerry.css /high.css', dir })
}
/** Something of the main slider of every box, by the box's name. */
export const ofEach = <T>(page: Page, read: (box: Swiped, root: Element) => T, names = NAMES) =>
  page.evaluate(
    ([source, ids]) => {
      const look = new Function('box', 'root', `return (${source})(box, root)`) as (box: Element, root: Element) => T
      return Object.fromEntries(
        ids.map((id) => {
          const root = document.getElementById(id) as HTMLElement
          const box = root.querySelector('.swiper,.swiper-container') ?? root.querySelector('[data-widget]')
          return [id, look(box as Element, root)]
        }),
      )
    },
    [String(read), names] as const,
  )
export const running = (page: Page) =>
  expect.poll(() => ofEach(page, (box) => Boolean(box.swiper && 'autoplay' in box.swiper))).toEqual(every(true))
/** Where each is, in whichever set of six; a dash while it moves. */
export const at = (page: Page, names = NAMES) =>
  ofEach(page, ({ swiper }) => (!swiper || swiper.animating ? '-' : swiper.realIndex % 6), names)
export const box = (page: Page, name: string): Locator => page.locator(`[id="${name}"]`)
