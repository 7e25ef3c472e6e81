/**
 * Calls `listener` with an IntersectionObserver's reports about `els`: at the start and on each change. The returned function stops
 * observing. To observe one element's visibility, `on-visible.ts` is enough.
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

/** Calls `listener` with a MutationObserver's records for `el`. The returned function stops observing. */
export function onMutation(el: Element, listener: (records: MutationRecord[]) => void, options: MutationObserverInit): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(el, options)
  return () => observer.disconnect()
}

/**
 * Creates a function that calls `listener` with each report about `el` and returns a function that stops. One observer, created
 * at first use, serves all elements: a page may have hundreds.
 */
export function createSharedIntersections(options?: IntersectionObserverInit) {
  const listeners = new WeakMap<Element, Set<(entry: IntersectionObserverEntry) => void>>()
  let observer: IntersectionObserver | undefined
  return (el: Element, listener: (entry: IntersectionObserverEntry) => void): (() => void) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const entry of entries) for (const each of listeners.get(entry.target) ?? []) each(entry)
    }, options)
    const ofElement = listeners.get(el) ?? new Set()
    listeners.set(el, ofElement.add(listener))
    // Observe again to get a first report for an observed element; earlier listeners get it, too.
    observer.unobserve(el)
    observer.observe(el)
    return () => {
      ofElement.delete(listener)
      if (!ofElement.size) observer?.unobserve(el)
    }
  }
}
