/**
 * Observes each element once for all listeners. If every new listener triggered a report to all, a thousand elements in one parent would
 * cause a million. A later listener gets the latest report.
 */
export function shareByElement<T>(observe: (el: Element, report: (value: T) => void) => () => void) {
  const groups = new Map<Element, { listeners: Set<(value: T) => void>; latest: T[]; stop: () => void }>()
  const begin = (el: Element) => {
    const listeners = new Set<(value: T) => void>()
    const latest: T[] = []
    const report = (value: T) => {
      latest[0] = value
      for (const listener of listeners) listener(value)
    }
    return { listeners, latest, stop: observe(el, report) }
  }
  return (el: Element, listener: (value: T) => void): (() => void) => {
    const group = groups.get(el) ?? begin(el)
    groups.set(el, group)
    group.listeners.add(listener)
    for (const value of group.latest) listener(value)
    return () => {
      if (!group.listeners.delete(listener) || group.listeners.size) return
      groups.delete(el)
      group.stop()
    }
  }
}
