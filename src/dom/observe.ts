/**
 * Calls `listener` with an IntersectionObserver's reports about `els`: at the start and at each change. The returned function stops observing. To
 * learn whether one element is in view, use `on-visible.ts`.
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

/** Calls `listener` with a MutationObserver's records of `el`. The returned function stops observing. */
export function onMutation(el: Element, listener: (records: MutationRecord[]) => void, options: MutationObserverInit): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(el, options)
  return () => observer.disconnect()
}

/**
 * Makes a function that calls `listener` with each report about `el` and returns what stops that. One observer, created at the first use, serves all
 * elements, because a page may have hundreds.
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
    // An element makes another first report only if it is observed anew; earlier listeners then get it, too.
    observer.unobserve(el)
    observer.observe(el)
    return () => {
      if (!ofElement.delete(listener) || ofElement.size) return
      listeners.delete(el)
      observer?.unobserve(el)
    }
  }
}
