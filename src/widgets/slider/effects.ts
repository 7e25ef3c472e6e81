import { EffectCoverflow, EffectCube, EffectFade } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

/**
 * Swiper's options for other effects than sliding; a chunk of its own. A coverflow begins with its first slide in the middle, and
 * with the last at its left: the slide that faces the visitor is the one that the counter, the dots and the first press count from. The
 * builder begins with it at the left, where another one faces the visitor.
 */
export const effectOptions = (effect: string): SwiperOptions => EFFECTS[effect] ?? {}

const EFFECTS: Record<string, SwiperOptions> = {
  coverflow: { modules: [EffectCoverflow], centeredSlides: true },
  cube: { modules: [EffectCube] },
  fade: { modules: [EffectFade], fadeEffect: { crossFade: true } },
}

/** Removes the shadows, which some of them add to the page and do not remove. */
export function removeShadows(box: HTMLElement): void {
  for (const el of box.querySelectorAll('[class*="swiper-slide-shadow"],.swiper-cube-shadow')) el.remove()
}
