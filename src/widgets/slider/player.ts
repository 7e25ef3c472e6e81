import { on } from '../../base/events'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { stopAll } from './dom-snapshot'
import type { SliderOptions } from './options'
import type { Slider } from './swiper'

/** Slides that change by themselves: one timer, and the reasons not to run it. */
export interface Autoplay {
  isPlaying: () => boolean
  /** False when the visitor ended it; what only holds it for a while does not count. */
  isWanted: () => boolean
  /** Waits while `reason` holds: the pointer over it, the tab hidden, off screen. */
  hold: (reason: string, holds: boolean) => void
  /** For good, until the visitor asks for it. */
  halt: () => void
  play: () => void
  /** Begins the delay anew, after a change of slides. */
  rewind: () => void
  stop: () => void
}

export function createAutoplay(swiper: Slider, { delay, stopsAtEnd, loop }: SliderOptions, changed: () => void): Autoplay {
  const holds = new Set<string>()
  let wanted = delay > 0 && !prefersReducedMotion()
  let timer = 0
  const isPlaying = () => wanted && !holds.size
  const next = () => {
    // Since it began to play, less motion may have been asked for, or a script of the site may have ended it.
    if (prefersReducedMotion() || swiper.destroyed) return self.halt()
    if (loop || !swiper.isEnd) swiper.slideNext()
    else if (stopsAtEnd) self.halt()
    else swiper.slideTo(0)
    self.rewind()
  }
  const update = (work: () => void) => {
    work()
    self.rewind()
    changed()
  }
  const self: Autoplay = {
    isPlaying,
    isWanted: () => wanted,
    hold: (reason, isHeld) => update(() => (isHeld ? holds.add(reason) : holds.delete(reason))),
    halt: () =>
      update(() => {
        wanted = false
      }),
    play: () =>
      update(() => {
        wanted = true
        holds.clear()
        // What ended at its last slide begins anew.
        if (stopsAtEnd && !loop && swiper.isEnd) swiper.slideTo(0)
      }),
    rewind: () => {
      clearTimeout(timer)
      if (isPlaying() && !swiper.destroyed) timer = window.setTimeout(next, delay + swiper.params.speed)
    },
    stop: () => clearTimeout(timer),
  }
  return self
}

/** What makes a player wait or end: pointer, focus, touch, a hidden tab, being off screen (field §5.1 K3). */
export function watchInteraction(
  root: HTMLElement,
  play: Autoplay,
  { pauseOnHover, stopOnInteraction }: SliderOptions,
  swiper: Slider,
): () => void {
  const seen = new IntersectionObserver(([entry]) => play.hold('screen', !entry?.isIntersecting))
  seen.observe(root)
  const stops = [
    () => seen.disconnect(),
    on(document, 'visibilitychange', () => play.hold('tab', document.hidden)),
    // Focus ends it, but not on its way over the button that does the same.
    on<FocusEvent>(root, 'focusin', ({ target }) => (target as Element).closest('.skerry-slider-pause') || play.halt()),
  ]
  if (pauseOnHover) {
    const hover = (holds: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && play.hold('hover', holds)
    stops.push(on(root, 'pointerenter', hover(true)), on(root, 'pointerleave', hover(false)))
  }
  swiper.on('sliderFirstMove', () => (stopOnInteraction ? play.halt() : play.hold('touch', true)))
  swiper.on('touchEnd', () => play.hold('touch', false))
  return () => stopAll(stops)
}
