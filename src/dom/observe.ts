/**
 * Calls `listener` with each report that an observer with these `options` makes about `els`: once at the start, and at each change. The
 * returned function stops observing. Whoever only asks whether one element is in view takes `on-visible.ts`.
 */
export function onIntersection(
  els: Iterable<Element>,
  listener: (entries: IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(listener, options)
  for (const el of els) observer.observe(el)
  return () => observer.disconnect()
}

/** Calls `listener` with what has changed in `el`, as the `options` say. The returned function stops observing. */
export function onMutation(el: Element, listener: (records: MutationRecord[]) => void, options: MutationObserverInit): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(el, options)
  return () => observer.disconnect()
}

/**
 * Returns a function that calls `listener` with each report about `el`, and itself returns what stops that. One observer serves all
 * elements, because a page may have hundreds; it is made with the first of them.
 */
export function createSharedIntersections(options?: IntersectionObserverInit) {
  const listeners = new Map<Element, Set<(entry: IntersectionObserverEntry) => void>>()
  let observer: IntersectionObserver | undefined
  return (el: Element, listener: (entry: IntersectionObserverEntry) => void): (() => void) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const entry of entries) for (const each of listeners.get(entry.target) ?? []) each(entry)
    }, options)
    const ofElement = listeners.get(el) ?? new Set()
    listeners.set(el, ofElement.add(listener))
    // An element that is observed already gives no first report; observed again, it gives one to its earlier listeners as well.
    observer.unobserve(el)
    observer.observe(el)
    return () => {
      if (!ofElement.delete(listener) || ofElement.size) return
      listeners.delete(el)
      observer?.unobserve(el)
    }
  }
}
