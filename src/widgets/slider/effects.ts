import { EffectCoverflow, EffectCube, EffectFade } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

/**
 * Swiper's options for effects other than sliding, in a separate chunk. A coverflow starts with its first slide centred and its last to the
 * left, so the slide facing the visitor is the one that the counter, dots and presses count from. In the builder the first slide starts at
 * the left and another one faces the visitor.
 */
export const effectOptions = (effect: string): SwiperOptions => EFFECTS[effect] ?? {}

const EFFECTS: Record<string, SwiperOptions> = {
  coverflow: { modules: [EffectCoverflow], centeredSlides: true },
  cube: { modules: [EffectCube] },
  fade: { modules: [EffectFade], fadeEffect: { crossFade: true } },
}

/** Removes shadows that some effects add and leave behind. */
export function removeShadows(box: HTMLElement): void {
  for (const el of box.querySelectorAll('[class*="swiper-slide-shadow"],.swiper-cube-shadow')) el.remove()
}
