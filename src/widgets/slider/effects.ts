import { EffectCoverflow, EffectCube, EffectFade } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

/**
 * Swiper's options for effects other than sliding, in a chunk of its own. A coverflow begins with its first slide in the middle, and with the last
 * one at its left: the counter, the dots and the first press count from the slide that faces the visitor. In the builder the first slide is at the
 * left, and another one faces the visitor.
 */
export const effectOptions = (effect: string): SwiperOptions => EFFECTS[effect] ?? {}

const EFFECTS: Record<string, SwiperOptions> = {
  coverflow: { modules: [EffectCoverflow], centeredSlides: true },
  cube: { modules: [EffectCube] },
  fade: { modules: [EffectFade], fadeEffect: { crossFade: true } },
}

/** Removes the shadows that some of them add to the page and do not remove. */
export function removeShadows(box: HTMLElement): void {
  for (const el of box.querySelectorAll('[class*="swiper-slide-shadow"],.swiper-cube-shadow')) el.remove()
}
