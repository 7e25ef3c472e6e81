import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { createWriter } from '../../dom/writer'
import * as texts from '../../page/texts/en'
import { fillIn, translate } from '../../page/texts/translate'
import type { Stop } from './types'

/** How many stars are full: `elementor-star-full`, or tenths in `elementor-star-5`. */
const starsOf = (star: Element): number =>
  star.matches('.elementor-star-full') ? 1 : Number(/elementor-star-(\d+)/.exec(star.className)?.[1] ?? 0) / 10

/** Labels what the builder leaves unlabelled in slides: stars, which are icon font letters, and background pictures. */
export function nameContents(wrapper: HTMLElement): Stop {
  const stops: Stop[] = []
  for (const rating of queryAll(wrapper, '.elementor-star-rating:not([role],[aria-label],:has(.elementor-screen-only))')) {
    const writer = createWriter(rating)
    const stars = [...rating.children]
    const full = stars.map(starsOf).reduce((sum, star) => sum + star, 0)
    writer.set('role', 'img')
    writer.set('aria-label', fillIn(translate(texts.rating, rating), Math.round(full * 10) / 10, stars.length))
    stops.push(writer.stop)
  }
  // Without a label it is decorative.
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
