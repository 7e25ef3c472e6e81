import Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { focusedElement } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { onResize } from '../../dom/on-scroll'
import { takeSnapshot } from './dom-snapshot'
import { hasFieldNamed } from './has-field-named'
import { leaveOwnDrags } from './own-drags'
import type { StartSwiper, Stop, SwiperInstance } from './types'
import { breakpointNow, contentWidth, writeAhead } from './write-ahead'

/** Creates a Swiper without starting it, because creating and starting are two tasks' work. `isLegacy`: see SliderElements. */
export function createSwiper(box: HTMLElement, isLegacy: boolean, options: SwiperOptions): SwiperInstance {
  return new Swiper(box, {
    init: false,
    containerModifierClass: isLegacy ? 'swiper-container-' : 'swiper-',
    // We handle lazy pictures and blank slides (lazy-images.ts, endless-row.ts): Swiper does not restore nodes it removes for them.
    lazyPreload: false,
    loopAddBlankSlides: false,
    maxBackfaceHiddenSlides: 0,
    // followWidth decides when to lay out again.
    updateOnWindowResize: false,
    ...options,
  }) as SwiperInstance
}

/**
 * Starts a Swiper; the returned function destroys it and restores what it wrote. If the start fails, it restores the markup, then throws.
 * `width`: the space for slides, if known.
 */
export function initSwiper(swiper: SwiperInstance, box: HTMLElement, wrapper: HTMLElement, width?: number): Stop {
  const slides = [...wrapper.children].filter((el): el is HTMLElement => el.matches('.swiper-slide'))
  const restore = takeSnapshot(wrapper, [box, wrapper, ...slides])
  writeAhead(swiper, box, slides, width)
  try {
    swiper.init()
  } catch (error) {
    restore()
    throw error
  }
  const stops = [
    followWidth(swiper, box),
    limitTransitions(swiper),
    leaveOutFormerEnds(wrapper),
    leaveOutForms(wrapper),
    leaveOwnDrags(swiper, box),
  ]
  return () => {
    stopAll(stops)
    // A site script may have destroyed it already.
    if (!swiper.destroyed) {
      // Destroying moves slides and emits events; without listeners nothing reacts to them.
      for (const name of Object.keys(swiper.eventsListeners)) if (name !== 'destroy') swiper.off(name as 'init')
      swiper.destroy(true, false)
    }
    Reflect.deleteProperty(box, 'swiper')
    restore()
  }
}

/**
 * Swiper calls `closest` and `matches` of the pressed and focused elements. A form's field can shadow these and make Swiper throw. So such
 * a press counts as outside the row, which Swiper asks the wrapper about first.
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
 * Swiper lays out its slides again whenever the box changes size, even if only its height changed. We do so only for a new width or another
 * device's layout, by emitting `observerUpdate`.
 */
function followWidth(swiper: SwiperInstance, box: HTMLElement): Stop {
  let { width } = swiper
  // Read right after the browser's layout: Swiper asks in the next frame, where it would force one.
  const stop = onResize(box, () => {
    width = contentWidth(box)
  })
  const onSize = () => {
    if (width !== swiper.width || breakpointNow(swiper) !== swiper.currentBreakpoint) swiper.emit('observerUpdate')
  }
  // First, because other listeners read the new layout.
  swiper.on('resize', onSize, true)
  return stop
}

/**
 * In an endless row Swiper takes no step until `transitionend`, which never fires in a hidden box or when a picture is replaced meanwhile.
 * So each transition is ended 300 ms after its due time.
 */
function limitTransitions(swiper: SwiperInstance): Stop {
  let timer = 0
  swiper.on('transitionStart', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => swiper.animating && swiper.transitionEnd(true), swiper.params.speed + 300)
  })
  return () => clearTimeout(timer)
}

/**
 * Safari may report the end of a move after a press has begun the next one. Swiper would take it for the end of that: the slide that is left
 * would count as in view, be read out, and play on.
 */
function leaveOutFormerEnds(wrapper: HTMLElement): Stop {
  const moves = () => propertyOf(wrapper, 'getAnimations').call(wrapper) as CSSTransition[]
  return on(
    wrapper,
    'transitionend',
    (event) => {
      const isRunning = () => moves().some((move) => move.transitionProperty === 'transform' && move.playState === 'running')
      if (event.target === wrapper && isRunning()) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
