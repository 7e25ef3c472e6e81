import { loopCarousel, nestedCarousel, proCarousel, slides } from './slider-markup'
import { imageCarousel, slider } from './sliders'

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
