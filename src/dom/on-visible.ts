/** Calls `listener` with whether `el` is within `rootMargin` of the view, at the start and at each change. The returned function stops observing. */
export function onVisibilityChange(el: Element, listener: (isVisible: boolean) => void, rootMargin = '0px'): () => void {
  // Of several changes in one frame, only the last holds.
  const observer = new IntersectionObserver((entries) => listener(Boolean(entries.at(-1)?.isIntersecting)), { rootMargin })
  observer.observe(el)
  return () => observer.disconnect()
}

/** Calls `then` once, when `el` first comes within `rootMargin` of the view. The returned function stops waiting. */
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
