import { onMutation } from '../dom/observe'

/**
 * Starts what works on the parts of a host, and starts it again when parts have come or gone: frameworks and page scripts add a tab, or take one out.
 */
export function followParts(host: HTMLElement, findParts: () => Element[], start: () => () => void): () => void {
  let stop = start()
  let parts = findParts()
  const stopObserving = onMutation(
    host,
    () => {
      const now = findParts()
      if (now.length === parts.length && now.every((part, i) => part === parts[i])) return
      stop()
      stop = start()
      parts = findParts()
    },
    { childList: true, subtree: true },
  )
  return () => {
    stopObserving()
    stop()
  }
}
