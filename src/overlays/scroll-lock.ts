import { pageBody, pageRoot } from '../base/document'
import { closestTo, on } from '../base/events'
import { createWriter } from '../dom/writer'
import { isInAboveDialogs } from './above-dialogs'
import { overlays } from './state'

/** Stops the page from scrolling, without a jump or a shift, until the last lock is undone. */
export function lockScroll(): () => void {
  if (!overlays.locks++) {
    const root = pageRoot()
    // Where the overflow of the root is visible, the body's overflow decides how the page scrolls. Hiding the overflow of the other element
    // would cut the page off and lose its scroll position.
    const scroller = createWriter(/^(visible)?$/.test(getComputedStyle(root).overflow) ? pageBody() : root)
    const gutter = createWriter(root)
    // Only a scrollbar that takes room leaves a gap when it goes.
    if (innerWidth > root.clientWidth) gutter.set('$scrollbar-gutter', 'stable')
    // Not by the shorthand: of a page that has written one of the two on the element, that one could not be restored.
    for (const axis of ['x', 'y']) scroller.set(`$overflow-${axis}`, 'hidden')
    // iOS scrolls the page behind a dialog all the same. Two fingers zoom, which stays allowed.
    const stopTouches = on<TouchEvent>(
      root,
      'touchmove',
      (event) => event.touches[1] || closestTo(event, 'dialog,[role=dialog]') || isInAboveDialogs(event) || event.preventDefault(),
      { passive: false },
    )
    overlays.unlock = () => {
      stopTouches()
      scroller.stop()
      gutter.stop()
    }
  }
  let isLocked = true
  return () => {
    if (isLocked && !--overlays.locks) overlays.unlock?.()
    isLocked = false
  }
}
