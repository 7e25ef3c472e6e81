import type { Locator, Page } from 'playwright/test'
import { expect } from '../harness'
import { imageCarousel, loopCarousel, nestedCarousel, proCarousel, slider, slides } from './slider-markup'
import { openPage, type SwiperBox } from './sliders'

type Make = (settings: object, count: number, name: string) => string
/** Markup of every kind of slider, with its own names for its settings. The hand-written ones are labelled `name`. */
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

/** The same in the server's markup for the builder's older slider library. */
export const forOlderLibrary = (html: string): string => html.replace(/(["\s])swiper(?=["\s])/g, '$1swiper-container')

export const NAMES = Object.keys(KINDS)
/** Those that a server writes, not a person. */
export const SERVER_NAMES = NAMES.filter((name) => !name.startsWith('by hand'))
export const autoplay = { autoplay: 'yes', autoplay_speed: 60_000, pause_on_interaction: 'yes' }

/** What `readEach` returns if every kind has the same value. */
export const sameForAll = <T>(value: T, names = NAMES) => Object.fromEntries(names.map((name) => [name, value]))

/**
 * Opens a page with one slider of every kind, each in an element whose id is the name of its kind. With a `height` of 800 the browser paints
 * few of them; those out of view do not play.
 */
export async function openEveryKind(
  page: Page,
  settings: object = {},
  { count = 6, dir = 'ltr', isHidden = false, isOlderLibrary = false, height = 6000 } = {},
) {
  const boxes = Object.entries(KINDS).map(([name, make]) => {
    const html = make(settings, count, name).replaceAll('dir="ltr"', `dir="${dir}"`)
    return `<div id="${name}" ${isHidden ? 'hidden' : ''}>${isOlderLibrary ? forOlderLibrary(html) : html}</div>`
  })
  await page.setViewportSize({ width: 1280, height })
  // As high as on real pages, so that a drag begins on a slide and not on a control.
  await page.route('**/high.css', (route) => route.fulfill({ contentType: 'text/css', body: '.swiper-slide{min-height:150px}' }))
  await openPage(page, `<a href="#before">Przed</a>${boxes.join('')}`, { css: '/builder.css /skerry.builder.css /high.css', dir })
}

/** Reads something of the main slider of every kind, by the name of the kind. `read` runs in the page. */
export const readEach = <T>(page: Page, read: (box: SwiperBox, element: Element) => T, names = NAMES) =>
  page.evaluate(
    ([source, ids]) => {
      const readOne = new Function('box', 'element', `return (${source})(box, element)`) as (box: Element, element: Element) => T
      return Object.fromEntries(
        ids.map((id) => {
          const element = document.getElementById(id) as HTMLElement
          const box = element.querySelector('.swiper,.swiper-container') ?? element.querySelector('[data-widget]')
          return [id, readOne(box as Element, element)]
        }),
      )
    },
    [String(read), names] as const,
  )

/** Waits until every slider has all its controls. */
export const allStarted = (page: Page) =>
  expect.poll(() => readEach(page, (box) => Boolean(box.swiper && 'autoplay' in box.swiper))).toEqual(sameForAll(true))

/** The current slide of each, counted in its set of six; a dash while it moves. */
export const currentSlides = (page: Page, names = NAMES) =>
  readEach(page, ({ swiper }) => (!swiper || swiper.animating ? '-' : swiper.realIndex % 6), names)

/** The element around the slider of that kind. */
export const sliderOf = (page: Page, name: string): Locator => page.locator(`[id="${name}"]`)

/** Clicks every element with that accessible name, all in one task. */
export const clickAll = (page: Page, label: string) =>
  page.evaluate((name) => {
    for (const el of document.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`)) el.click()
  }, label)
