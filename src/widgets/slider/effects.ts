import { EffectCoverflow, EffectCube } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

/** Swiper's options for the two effects that few pages have; a chunk of its own. */
export const effectOptions = (effect: string): SwiperOptions =>
  effect === 'coverflow' ? { modules: [EffectCoverflow], centeredSlides: true } : { modules: [EffectCube] }

/** Removes the shadows, which these effects add to the page and do not remove. */
export function removeShadows(box: HTMLElement): void {
  for (const el of box.querySelectorAll('[class*="swiper-slide-shadow"],.swiper-cube-shadow')) el.remove()
}
