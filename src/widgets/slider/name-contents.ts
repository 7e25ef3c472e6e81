import { queryAll } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { fillIn, translate } from '../../page/texts/translate'
import type { Stop } from './types'

/** How many stars are full: `elementor-star-full`, or tenths in `elementor-star-5`. */
const starsOf = (star: Element): number =>
  star.matches('.elementor-star-full') ? 1 : Number(/elementor-star-(\d+)/.exec(star.className)?.[1] ?? 0) / 10

/** Labels what the builder leaves unlabelled in slides: stars, which are icon font letters, and background pictures. */
export function nameContents(wrapper: HTMLElement): Stop {
  const { set, stop } = createWriters()
  for (const rating of queryAll(wrapper, '.elementor-star-rating:not([role],[aria-label],:has(.elementor-screen-only))')) {
    const stars = [...rating.children]
    const full = stars.map(starsOf).reduce((sum, star) => sum + star, 0)
    set(rating, { role: 'img', 'aria-label': fillIn(translate(texts.rating, rating), Math.round(full * 10) / 10, stars.length) })
  }
  // Without a label it is decorative.
  for (const background of queryAll(
    wrapper,
    '.swiper-slide-bg[role=img]:not([aria-label]:not([aria-label=""]),[aria-labelledby],[title])',
  )) {
    set(background, { role: null })
  }
  return stop
}
