import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { isTab } from '../../dom/is-tab'
import { scrollingElement } from '../../dom/scrolling-element'
import { createWriters } from '../../dom/writers'
import { pageSettings } from '../../page/page-config'
import { prefersReducedMotion } from '../../page/reduced-motion'

/** In ms: how long to keep following the target after arrival, because a header may become sticky at the very end. */
const SETTLE_TIME = 100

const hasScrollSnap = (el: Element) => !['none', ''].includes(getComputedStyle(el).scrollSnapType)

/** Calls `listener` on any input that may scroll the page or move the focus. */
export const onUserInput = (listener: (event: Event) => void): (() => void) => {
  const stops = ['wheel', 'touchstart', 'keydown', 'pointerdown'].map((type) =>
    on(window, type, listener, { passive: true, capture: true }),
  )
  return () => stopAll(stops)
}

let stopCurrent: (() => void) | undefined
/** Stops the running animation where it is. */
export const cancelScroll = (): void => stopCurrent?.()

/**
 * Scrolls linearly, within `duration` ms, to the position from `getTop`, then calls `onFinish`. Calls `getTop` each frame, because the
 * target may move. Any visitor input cancels the animation without calling `onFinish`.
 */
export function animateScroll(getTop: () => number, duration: number, onFinish?: () => void): void {
  cancelScroll()
  const scroller = scrollingElement() as HTMLElement
  const writers = createWriters()
  const startTop = scroller.scrollTop
  const jumpTo = (top: number) => scroller.scrollTo({ top, behavior: 'instant' })
  const stopListening = onUserInput((event) => {
    cancelScroll()
    // Tab moves on from the target, so it ends the scroll at once.
    if (!isTab(event as KeyboardEvent)) return
    jumpTo(getTop())
    onFinish?.()
  })
  let frame = 0
  stopCurrent = () => {
    stopCurrent = undefined
    cancelAnimationFrame(frame)
    stopListening()
    writers.stop()
  }
  // Scroll snap would undo every step.
  if (pageSettings().scroll_snap || hasScrollSnap(scroller)) writers.set(scroller, { '$scroll-snap-type': 'none' })
  const time = prefersReducedMotion() ? 0 : duration
  let startTime: number | undefined
  const step = (now: number) => {
    startTime ??= now
    const elapsed = now - startTime
    const progress = elapsed < time ? elapsed / time : 1
    jumpTo(startTop + (getTop() - startTop) * progress)
    if (elapsed < time + SETTLE_TIME) {
      frame = requestAnimationFrame(step)
      return
    }
    cancelScroll()
    onFinish?.()
  }
  frame = requestAnimationFrame(step)
}
