import { onMutation } from '../dom/observe'

/** Starts what works on a host's parts, and restarts it when parts come or go: frameworks and page scripts add or remove tabs. */
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
