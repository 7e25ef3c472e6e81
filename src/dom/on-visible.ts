import { whenSeen } from './when-seen'

/**
 * Calls `listener` with whether `el` is within `rootMargin` of the view, at the start and at each change; on a prerendered page, once somebody
 * sees it. The returned function stops observing.
 */
export function onVisibilityChange(el: Element, listener: (isVisible: boolean) => void, rootMargin = '0px'): () => void {
  return whenSeen(() => {
    // Of several changes in one frame, only the last holds.
    const observer = new IntersectionObserver((entries) => listener(Boolean(entries.at(-1)?.isIntersecting)), { rootMargin })
    observer.observe(el)
    return () => observer.disconnect()
  })
}

/**
 * Calls `then` once, when `el` first comes within `rootMargin` of the view. It is for what is loaded: what is played once waits for a visitor, by
 * `whenSeen`. The returned function stops waiting.
 */
export function onVisible(el: Element, then: () => void, rootMargin = '0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin },
  )
  observer.observe(el)
  return () => observer.disconnect()
}
