import { pageRoot } from '../base/document'
import { closestTo, on } from '../base/events'
import { addStylesheet } from '../dom/stylesheet'
import { isInAboveDialogs } from './above-dialogs'
import { overlays } from './state'

/** Stops the page from scrolling, without a jump or a shift, until the last lock is undone. */
export function lockScroll(): () => void {
  if (!overlays.locks++) {
    const root = pageRoot()
    // If the root's overflow is visible, the body's overflow decides how the page scrolls. Hiding the overflow of the other element would cut the
    // page off and lose its scroll position.
    const scroller = /^(visible)?$/.test(getComputedStyle(root).overflow) ? 'body' : 'html'
    // Only a scrollbar that takes space leaves a gap when it goes.
    const gutter = innerWidth > root.clientWidth ? 'html{scrollbar-gutter:stable!important}' : ''
    // With a rule instead of inline styles: what the page writes on its body or root meanwhile, for a window of its own, stays, and so does what it
    // reads there.
    const removeRules = addStylesheet(`${scroller}:not(#a#b){overflow:hidden!important}${gutter}`)
    // iOS scrolls the page behind a dialog all the same. Zooming with two fingers stays allowed.
    const stopTouches = on<TouchEvent>(
      root,
      'touchmove',
      (event) => event.touches[1] || closestTo(event, 'dialog,[role=dialog]') || isInAboveDialogs(event) || event.preventDefault(),
      { passive: false },
    )
    overlays.unlock = () => {
      stopTouches()
      removeRules()
    }
  }
  let isLocked = true
  return () => {
    if (isLocked && !--overlays.locks) overlays.unlock?.()
    isLocked = false
  }
}
