import Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { focusedElement } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { takeSnapshot } from './dom-snapshot'
import { hasFieldNamed } from './has-field-named'
import { leaveOwnDrags } from './own-drags'
import type { StartSwiper, Stop, SwiperInstance } from './types'

/** Makes a Swiper that has not started, because making and starting one are work for two tasks. For `isLegacy` see SliderElements. */
export function createSwiper(box: HTMLElement, isLegacy: boolean, options: SwiperOptions): SwiperInstance {
  return new Swiper(box, {
    init: false,
    containerModifierClass: isLegacy ? 'swiper-container-' : 'swiper-',
    // Lazy pictures and blank slides are ours (lazy-images.ts, endless-row.ts), because Swiper does not restore the nodes that it removes for them.
    lazyPreload: false,
    loopAddBlankSlides: false,
    maxBackfaceHiddenSlides: 0,
    ...options,
  }) as SwiperInstance
}

/** Starts a Swiper; the returned function ends it and restores what it wrote. If the start fails, the markup is restored before this throws. */
export function initSwiper(swiper: SwiperInstance, box: HTMLElement, wrapper: HTMLElement): Stop {
  const slides = [...wrapper.children].filter((el): el is HTMLElement => el.matches('.swiper-slide'))
  const restore = takeSnapshot(wrapper, [box, wrapper, ...slides])
  const { containerModifierClass: prefix, direction } = swiper.params
  // Swiper adds these itself once it has read a style of the box: the browser would restyle the whole carousel before that and after it.
  box.classList.add(`${prefix}initialized`, `${prefix}${direction}`)
  try {
    swiper.init()
  } catch (error) {
    restore()
    throw error
  }
  const stops = [limitTransitions(swiper), leaveOutForms(wrapper), leaveOwnDrags(swiper, box)]
  return () => {
    stopAll(stops)
    // A script of the site may have destroyed it already.
    if (!swiper.destroyed) {
      // Destroying also moves slides and emits events for that; without listeners, nobody acts on them.
      for (const name of Object.keys(swiper.eventsListeners)) if (name !== 'destroy') swiper.off(name as 'init')
      swiper.destroy(true, false)
    }
    Reflect.deleteProperty(box, 'swiper')
    restore()
  }
}

/**
 * Swiper calls `closest` and `matches` on what is pressed and on what has the focus. On a form, a field may shadow them, and Swiper throws: such a
 * press counts as one outside the row, for which it asks the wrapper first.
 */
function leaveOutForms(wrapper: HTMLElement): Stop {
  wrapper.contains = (node) =>
    Node.prototype.contains.call(wrapper, node) &&
    ![node, focusedElement()].some((el) => el instanceof Element && hasFieldNamed(el, ['closest', 'matches']))
  return () => Reflect.deleteProperty(wrapper, 'contains')
}

/** Creates and starts a Swiper in one task. */
export const startSwiper: StartSwiper = (box, wrapper, isLegacy, options) => {
  const swiper = createSwiper(box, isLegacy, options)
  return { swiper, stop: initSwiper(swiper, box, wrapper) }
}

/**
 * Swiper takes no step in an endless row until the browser reports the end of the transition, which never happens in a hidden box or if a picture is
 * replaced meanwhile. So each transition is ended 300 ms after the time it should take.
 */
function limitTransitions(swiper: SwiperInstance): Stop {
  let timer = 0
  swiper.on('transitionStart', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => swiper.animating && swiper.transitionEnd(true), swiper.params.speed + 300)
  })
  return () => clearTimeout(timer)
}
