import { onMutation } from '../observe'

/** Runs `start` for a host's parts, and again when frameworks or scripts add or remove some. The returned function stops. */
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
