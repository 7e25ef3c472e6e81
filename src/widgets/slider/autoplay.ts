import { isPageHidden } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onVisibilityChange } from '../../dom/on-visible'
import { isPrerendering } from '../../dom/when-activated'
import { prefersReducedMotion } from '../../page/reduced-motion'
import type { SliderOptions } from './options'
import type { Stop, SwiperInstance } from './types'

/** Why autoplay is paused. */
export type PauseReason = 'hover' | 'hidden tab' | 'out of view' | 'touch' | 'page'

/** Autoplay: one timer, and the reasons why it is paused. */
export interface Autoplay {
  /** Slides are changing: enabled and not paused. */
  isPlaying: () => boolean
  /** Not ended by the visitor or the end of the row; pauses do not matter. */
  isEnabled: () => boolean
  /** Adds or removes a reason to pause; playback resumes when none is left. */
  setPaused: (reason: PauseReason, isPaused: boolean) => void
  /** Ends autoplay until `enable`, which the pause button calls. */
  disable: () => void
  enable: () => void
  /** Restarts the current slide's time. */
  restartTimer: () => void
  stop: Stop
}

export interface AutoplayOptions extends Pick<SliderOptions, 'stopsAtEnd' | 'loop'> {
  /** In ms; 0 disables autoplay. */
  delay: number
  onChange: () => void
}

export function createAutoplay(swiper: SwiperInstance, { delay, stopsAtEnd, loop, onChange }: AutoplayOptions): Autoplay {
  const pauseReasons = new Set<PauseReason>()
  let isEnabled = delay > 0 && !prefersReducedMotion()
  let timer = 0
  const isPlaying = () => isEnabled && !pauseReasons.size
  const restartTimer = () => {
    clearTimeout(timer)
    if (isPlaying() && !swiper.destroyed) timer = window.setTimeout(advance, delay + swiper.params.speed)
  }
  const afterChange = () => {
    restartTimer()
    onChange()
  }
  const disable = () => {
    isEnabled = false
    afterChange()
  }
  const advance = () => {
    // Meanwhile the visitor may have turned on reduced motion, or a site script destroyed the slider.
    if (prefersReducedMotion() || swiper.destroyed) return disable()
    if (loop || !swiper.isEnd) swiper.slideNext()
    else if (stopsAtEnd) disable()
    else swiper.slideTo(0)
    restartTimer()
  }
  return {
    isPlaying,
    isEnabled: () => isEnabled,
    setPaused: (reason, isPaused) => {
      if (isPaused) pauseReasons.add(reason)
      else pauseReasons.delete(reason)
      afterChange()
    },
    disable,
    enable: () => {
      isEnabled = true
      pauseReasons.clear()
      // If it ended at the last slide, start over at the first.
      if (stopsAtEnd && !loop && swiper.isEnd) swiper.slideTo(0)
      afterChange()
    },
    restartTimer,
    stop: () => clearTimeout(timer),
  }
}

/** Pauses or ends `autoplay` on visitor actions: pointer, focus, touch, switching tabs, scrolling away. */
export function watchInteraction(
  root: HTMLElement,
  swiper: SwiperInstance,
  autoplay: Autoplay,
  { pauseOnHover, stopOnInteraction }: Pick<SliderOptions, 'pauseOnHover' | 'stopOnInteraction'>,
): Stop {
  const onFocus = (event: FocusEvent) => {
    // Focus on the pause button does not end autoplay: pressing the button does.
    if (!closestTo(event, '.skerry-slider-pause')) autoplay.disable()
  }
  const followTab = () => autoplay.setPaused('hidden tab', isPageHidden())
  // The page may have started in the background or prerendered.
  if (isPageHidden()) followTab()
  if (isPrerendering()) autoplay.setPaused('out of view', true)
  const stops = [
    onVisibilityChange(root, (isVisible) => autoplay.setPaused('out of view', !isVisible)),
    on(document, 'visibilitychange', followTab),
    on<FocusEvent>(root, 'focusin', onFocus),
  ]
  if (pauseOnHover) {
    const setHovered = (isHovered: boolean) => (event: PointerEvent) =>
      event.pointerType === 'mouse' && autoplay.setPaused('hover', isHovered)
    stops.push(on(root, 'pointerenter', setHovered(true)), on(root, 'pointerleave', setHovered(false)))
  }
  swiper.on('sliderFirstMove', () => (stopOnInteraction ? autoplay.disable() : autoplay.setPaused('touch', true)))
  swiper.on('touchEnd', () => autoplay.setPaused('touch', false))
  return () => stopAll(stops)
}
