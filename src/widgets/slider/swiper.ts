import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { takeSnapshot } from './dom-snapshot'

/** The instance, as it stands on the element (`el.swiper`); pages and add-ons use it. */
export interface Slider extends Swiper {
  params: Swiper['params'] & { speed: number }
}

/** A Swiper that has not begun; making one and beginning are work for two turns. */
export function create(box: HTMLElement, isLegacy: boolean, more: SwiperOptions): Slider {
  return new Swiper(box, {
    init: false,
    modules: [EffectFade],
    containerModifierClass: isLegacy ? 'swiper-container-' : 'swiper-',
    fadeEffect: { crossFade: true },
    // Lazy pictures and blank slides are not to be Swiper's: it keeps no account of what it takes away.
    lazyPreload: false,
    loopAddBlankSlides: false,
    maxBackfaceHiddenSlides: 0,
    ...more,
  }) as Slider
}

/** Begins; the undoing ends it and puts back whatever it wrote. */
export function begin(swiper: Slider, box: HTMLElement, wrapper: HTMLElement): () => void {
  const slides = [...wrapper.children].filter((el): el is HTMLElement => el.matches('.swiper-slide'))
  const restore = takeSnapshot(wrapper, [box, wrapper, ...slides])
  try {
    swiper.init()
  } catch (error) {
    restore()
    throw error
  }
  const undo = boundTransitions(swiper)
  return () => {
    undo()
    // A script of the site may have ended it.
    if (!swiper.destroyed) {
      // Ending moves slides too, and nobody is to hear of it.
      for (const name of Object.keys(swiper.eventsListeners)) if (name !== 'destroy') swiper.off(name as 'init')
      swiper.destroy(true, false)
    }
    Reflect.deleteProperty(box, 'swiper')
    restore()
  }
}

/** A transition that never ends (a hidden box, a picture swapped under it) would lock the slider; so none lasts longer than it should. */
function boundTransitions(swiper: Slider): () => void {
  let timer = 0
  swiper.on('transitionStart', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => swiper.animating && swiper.transitionEnd(true), swiper.params.speed + 300)
  })
  return () => clearTimeout(timer)
}
