import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { createWriter } from '../../dom/writer'
import { ratingText } from './texts'
import type { Stop } from './types'

/** How many stars are full: `elementor-star-full`, or tenths of a star (`elementor-star-5`). */
const starsOf = (star: Element): number =>
  star.matches('.elementor-star-full') ? 1 : Number(/elementor-star-(\d+)/.exec(star.className)?.[1] ?? 0) / 10

/** Names what the builder's server leaves without a name in slides: stars, which are letters of an icon font, and pictures behind texts. */
export function nameContents(wrapper: HTMLElement): Stop {
  const stops: Stop[] = []
  for (const rating of queryAll(wrapper, '.elementor-star-rating:not([role],[aria-label],:has(.elementor-screen-only))')) {
    const writer = createWriter(rating)
    const stars = [...rating.children]
    const full = stars.map(starsOf).reduce((sum, star) => sum + star, 0)
    writer.set('role', 'img')
    writer.set('aria-label', ratingText(Math.round(full * 10) / 10, stars.length, rating))
    stops.push(writer.stop)
  }
  // Without a text it is decoration.
  for (const background of queryAll(
    wrapper,
    '.swiper-slide-bg[role=img]:not([aria-label]:not([aria-label=""]),[aria-labelledby],[title])',
  )) {
    const writer = createWriter(background)
    writer.set('role', null)
    stops.push(writer.stop)
  }
  return () => stopAll(stops)
}
