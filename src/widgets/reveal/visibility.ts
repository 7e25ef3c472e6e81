import { isStatic } from '../../builder/page-config'

/** A static page, or a browser that reports nothing: whatever waits to be seen must not wait. */
export const cannotObserve = (): boolean => isStatic() || !globalThis.IntersectionObserver

/** One observer for all that wait to come within `rootMargin` of the viewport; `then` is called once, at once where nothing can be observed. */
export function createVisibilityObserver(rootMargin: string) {
  const waiting = new Map<Element, () => void>()
  let observer: IntersectionObserver | undefined
  return (el: Element, then: () => void): (() => void) => {
    const stop = () => {
      waiting.delete(el)
      observer?.unobserve(el)
    }
    if (cannotObserve()) {
      then()
      return stop
    }
    observer ??= new IntersectionObserver(
      (entries) => {
        // What only touches the edge, as the next slide of a carousel does, “intersects” by nothing.
        for (const e of entries) if (e.intersectionRatio) waiting.get(e.target)?.()
      },
      { rootMargin, threshold: [0, 1e-6] },
    )
    waiting.set(el, () => {
      stop()
      then()
    })
    observer.observe(el)
    return stop
  }
}
