import { pageBody } from '../base/document'
import { propertyOf } from '../base/property-of'
import { isStatic } from '../page/page-config'
import { createSharedIntersections } from './observe'
import { onScroll } from './on-scroll'

const observe = createSharedIntersections({ threshold: [0, 1e-6] })

/** Whether `el` is certainly in the window. If an ancestor may clip it, or the page is in a frame, only an observer knows. */
function isSurelyInView(el: Element): boolean {
  const { left, top, right, bottom } = el.getBoundingClientRect()
  const isInWindow = Math.min(right, innerWidth) > Math.max(left, 0) && Math.min(bottom, innerHeight) > Math.max(top, 0)
  if (!isInWindow || window.top !== window) return false
  let around = propertyOf(el, 'parentElement')
  while (around && around !== pageBody() && getComputedStyle(around).overflow === 'visible') around = propertyOf(around, 'parentElement')
  return around === pageBody()
}

/**
 * Calls `then` once, when `el` first comes into view: if already in view, in the next frame, before it is painted; immediately on a
 * static page. The returned function stops waiting.
 */
export function onFirstVisible(el: Element, then: () => void): () => void {
  if (isStatic()) {
    then()
    return () => {}
  }
  let stop = onScroll(() => {
    stop()
    // An observer would report a frame later.
    if (isSurelyInView(el)) return then
    stop = observe(el, ({ intersectionRatio }) => {
      // An element that only touches the edge, like a carousel's next slide, is “intersecting” with a ratio of 0.
      if (!intersectionRatio) return
      stop()
      then()
    })
  })
  return () => stop()
}
