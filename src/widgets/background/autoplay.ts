import { isPageHidden } from '../../base/document'
import { on } from '../../base/events'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { onVisibilityChange } from '../../dom/on-visible'
import { KEN_BURNS, type Layers } from './layers'
import type { SlideshowSettings } from './settings'

export interface Autoplay {
  /** The visitor pauses the pictures or lets them go on. */
  setPaused: (isPaused: boolean) => void
  stop: () => void
}

/** Where the next picture comes from, in widths and heights of the box (contract core §9.3); `fade` has no place here. */
const OFFSETS: Partial<Record<SlideshowSettings['background_slideshow_slide_transition'], [x: number, y: number]>> = {
  slide_left: [1, 0],
  slide_right: [-1, 0],
  slide_up: [0, 1],
  slide_down: [0, -1],
}
/** A slide's place: where the last picture has gone, in view, or where the next one comes from. */
type Place = -1 | 0 | 1

/**
 * Shows one picture after the other, while the box is in view and the tab is visible; only two of them move during a change. `load` is
 * called with the index of each picture that is needed: the one in view and the next.
 */
export function createAutoplay({ box, slides, pictures }: Layers, settings: SlideshowSettings, load: (index: number) => void): Autoplay {
  const { background_slideshow_loop: loop, background_slideshow_transition_duration: duration } = settings
  // Without a delay the pictures would change back to back.
  const delay = settings.background_slideshow_slide_duration || 5000
  const offset = OFFSETS[settings.background_slideshow_slide_transition]
  // `slide_down` goes backwards through the list when it loops; without a loop it would stop at the first picture (contract core §9.3).
  const step = settings.background_slideshow_slide_transition === 'slide_down' && loop ? -1 : 1
  const indexAfter = (index: number) => (index + step + slides.length) % slides.length
  let current = 0
  let isPaused = false
  let isVisible = true
  let changeTimer = 0
  let transitionTimer = 0

  const moveSlide = (index: number, place: Place, isAnimated: boolean) => {
    const { style } = slides[index] as HTMLElement
    style.transition = isAnimated ? `transform ${duration}ms,opacity ${duration}ms` : 'none'
    style.opacity = offset || place === 0 ? '1' : '0'
    style.visibility = place !== 0 && !isAnimated ? 'hidden' : 'visible'
    style.transform = offset ? `translate(${offset[0] * place * 100}%,${offset[1] * place * 100}%)` : 'none'
  }
  const updateZoom = () => {
    for (const [index, { classList }] of pictures.entries())
      classList.toggle(`${KEN_BURNS}--active`, index === current && classList.contains(KEN_BURNS) && !prefersReducedMotion())
  }
  const endTransition = () => {
    for (const index of slides.keys()) moveSlide(index, index === current ? 0 : 1, false)
  }
  const showNext = () => {
    // The visitor may have asked for less motion since the timer was set.
    if (prefersReducedMotion()) return
    const previous = current
    current = indexAfter(current)
    const slide = slides[current] as HTMLElement
    moveSlide(current, 1, false)
    // Reading a size makes the browser apply the place from which the transition starts.
    slide.getBoundingClientRect()
    slide.style.visibility = 'visible'
    moveSlide(previous, -1, true)
    moveSlide(current, 0, true)
    updateZoom()
    load(indexAfter(current))
    clearTimeout(transitionTimer)
    transitionTimer = window.setTimeout(endTransition, duration + 50)
    schedule()
  }
  const schedule = () => {
    clearTimeout(changeTimer)
    const isLast = !loop && current === slides.length - 1
    if (isVisible && !isPaused && !isPageHidden() && !isLast && !prefersReducedMotion())
      changeTimer = window.setTimeout(showNext, delay + duration)
  }

  load(0)
  load(indexAfter(0))
  endTransition()
  updateZoom()
  schedule()
  const stopObserving = onVisibilityChange(box, (isInView) => {
    if (isVisible === isInView) return
    isVisible = isInView
    schedule()
  })
  const removeListener = on(document, 'visibilitychange', schedule)
  return {
    setPaused: (paused) => {
      isPaused = paused
      schedule()
      // The zoom is a transition of 20 s: it pauses too.
      for (const zoom of pictures.flatMap((picture) => picture.getAnimations()))
        if (isPaused) zoom.pause()
        else zoom.play()
    },
    stop: () => {
      removeListener()
      stopObserving()
      clearTimeout(changeTimer)
      clearTimeout(transitionTimer)
    },
  }
}
