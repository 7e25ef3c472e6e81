import { isStatic } from '../../builder/page-config'
import { createSharedIntersections } from '../../dom/observe'

/** False on a page that is rendered to be looked at once, and in a browser without observers: there nothing may wait to come into view. */
export const canObserve = (): boolean => Boolean(!isStatic() && globalThis.IntersectionObserver)

/**
 * Returns a function that calls `then` once, when `el` first comes into view, or at once where nothing can be observed; what it returns
 * stops waiting. All elements share one observer.
 */
export function createOnFirstVisible() {
  const observe = createSharedIntersections({ threshold: [0, 1e-6] })
  return (el: Element, then: () => void): (() => void) => {
    if (!canObserve()) {
      then()
      return () => {}
    }
    const stop = observe(el, ({ intersectionRatio }) => {
      // An element that only touches the edge, as the next slide of a carousel does, is “intersecting” with a ratio of 0.
      if (!intersectionRatio) return
      stop()
      then()
    })
    return stop
  }
}
