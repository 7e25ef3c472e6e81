import { isStatic } from '../../builder/page-config'

/** False on a page that is rendered to be looked at once, and in a browser without observers: there nothing may wait to come into view. */
export const canObserve = (): boolean => Boolean(!isStatic() && globalThis.IntersectionObserver)

/**
 * Returns a function that calls `then` once, when `el` first comes into view, or at once where nothing can be observed; what it returns
 * stops waiting. All elements share one observer.
 */
export function createOnFirstVisible() {
  const waiting = new Map<Element, () => void>()
  let observer: IntersectionObserver | undefined
  return (el: Element, then: () => void): (() => void) => {
    const stop = () => {
      waiting.delete(el)
      observer?.unobserve(el)
    }
    if (!canObserve()) {
      then()
      return stop
    }
    observer ??= new IntersectionObserver(
      (entries) => {
        // An element that only touches the edge, as the next slide of a carousel does, is “intersecting” with a ratio of 0.
        for (const { target, intersectionRatio } of entries) if (intersectionRatio) waiting.get(target)?.()
      },
      { threshold: [0, 1e-6] },
    )
    waiting.set(el, () => {
      stop()
      then()
    })
    observer.observe(el)
    return stop
  }
}
