import { pageRoot } from '../base/document'
import { closestTo, on } from '../base/events'
import { addStylesheet } from '../dom/stylesheet'
import { isPageZoomed } from '../page/page-zoom'
import { isInAboveDialogs } from './above-dialogs'
import { overlays } from './state'

/** Stops the page from scrolling, without a jump or shift, until the last lock is undone. */
export function lockScroll(): () => void {
  if (!overlays.locks++) {
    const root = pageRoot()
    // If the root's overflow is visible, the body's decides how the page scrolls. Hiding overflow on the other element would clip the page
    // and lose its scroll position.
    const scroller = /^(visible)?$/.test(getComputedStyle(root).overflow) ? 'body' : 'html'
    // Only a scrollbar that takes up space leaves a gap.
    const gutter = innerWidth > root.clientWidth ? 'html{scrollbar-gutter:stable!important}' : ''
    // By a stylesheet rule: the page's own inline styles on body or root stay untouched.
    const removeRules = addStylesheet(`${scroller}:not(#a#b){overflow:hidden!important}${gutter}`)
    // iOS scrolls the page behind a dialog regardless. Pinch zoom stays allowed, and on a zoomed page moving what is visible.
    const stopTouches = on<TouchEvent>(
      root,
      'touchmove',
      (event) =>
        event.touches[1] || isPageZoomed() || closestTo(event, 'dialog,[role=dialog]') || isInAboveDialogs(event) || event.preventDefault(),
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
