import { isPageHidden } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onVisibilityChange } from '../../dom/on-visible'
import { isPrerendering } from '../../dom/when-activated'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { KEN_BURNS, type Layers } from './layers'
import type { SlideshowSettings } from './settings'

export interface Autoplay {
  /** Called when the visitor pauses or resumes. */
  setPaused: (isPaused: boolean) => void
  stop: () => void
}

type Offset = [x: number, y: number]

/** Where the next picture enters from, in widths and heights of the box (contract core §9.3); `fade` does not move. */
const OFFSETS: Partial<Record<SlideshowSettings['background_slideshow_slide_transition'], Offset>> = {
  slide_left: [1, 0],
  slide_right: [-1, 0],
  slide_up: [0, 1],
  slide_down: [0, -1],
}
/** A slide's place: gone, in view, or next. */
type Place = -1 | 0 | 1

/** The timing: every `delay` ms, taking `duration` ms, by `step` in the list. */
export function planChanges({
  background_slideshow_loop: loop,
  background_slideshow_transition_duration: duration,
  background_slideshow_slide_duration: delay,
  background_slideshow_slide_transition: transition,
}: SlideshowSettings) {
  // Without a delay the pictures would change back to back. `slide_down` runs backwards through a looping list; without a loop it would
  // stop at the first picture (contract core §9.3).
  return { loop, duration, delay: delay || 5000, offset: OFFSETS[transition], step: transition === 'slide_down' && loop ? -1 : 1 }
}

/** The styles that move a slide to its place within `duration` ms; 0 moves it immediately. */
export const planSlide = (place: Place, offset: Offset | undefined, duration: number) => ({
  transition: duration ? `transform ${duration}ms,opacity ${duration}ms` : 'none',
  opacity: offset || place === 0 ? '1' : '0',
  visibility: place !== 0 && !duration ? 'hidden' : 'visible',
  transform: offset ? `translate(${offset[0] * place * 100}%,${offset[1] * place * 100}%)` : 'none',
})

/** Forces a layout, so that the transition starts from the place just written. */
const applyStyles = (el: Element) => el.getBoundingClientRect()

function markZoom(pictures: HTMLElement[], current: number): void {
  for (const [index, { classList }] of pictures.entries())
    classList.toggle(`${KEN_BURNS}--active`, index === current && classList.contains(KEN_BURNS) && !prefersReducedMotion())
}

/** The zoom is a transition of 20 s, which must pause too. */
function pauseZooms(pictures: HTMLElement[], isPaused: boolean): void {
  for (const zoom of pictures.flatMap((picture) => picture.getAnimations()))
    if (isPaused) zoom.pause()
    else zoom.play()
}

/**
 * Shows one picture after another while the box is in view and the tab visible; only two move during a change. Calls `load` with the index
 * of each picture needed: the current one and the next.
 */
export function autoplaySlides({ box, slides, pictures }: Layers, settings: SlideshowSettings, load: (index: number) => void): Autoplay {
  const { loop, duration, delay, offset, step } = planChanges(settings)
  const indexAfter = (index: number) => (index + step + slides.length) % slides.length
  let current = 0
  let isPaused = false
  let isVisible = !isPrerendering()
  let changeTimer = 0
  let transitionTimer = 0

  const moveSlide = (index: number, place: Place, isAnimated: boolean) =>
    Object.assign(slides[index]?.style ?? {}, planSlide(place, offset, isAnimated ? duration : 0))
  const endTransition = () => slides.forEach((_, index) => void moveSlide(index, index === current ? 0 : 1, false))
  const showNext = () => {
    // The visitor may have enabled reduced motion since the timer was set.
    if (prefersReducedMotion()) return
    const previous = current
    current = indexAfter(current)
    const slide = slides[current] as HTMLElement
    moveSlide(current, 1, false)
    applyStyles(slide)
    slide.style.visibility = 'visible'
    moveSlide(previous, -1, true)
    moveSlide(current, 0, true)
    markZoom(pictures, current)
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
  markZoom(pictures, current)
  schedule()
  const stops = [
    onVisibilityChange(box, (isInView) => {
      if (isVisible === isInView) return
      isVisible = isInView
      schedule()
    }),
    on(document, 'visibilitychange', schedule),
    () => clearTimeout(changeTimer),
    () => clearTimeout(transitionTimer),
  ]
  return {
    setPaused: (paused) => {
      isPaused = paused
      schedule()
      pauseZooms(pictures, paused)
    },
    stop: () => stopAll(stops),
  }
}
