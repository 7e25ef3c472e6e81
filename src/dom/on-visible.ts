/** Calls `then` once, when `el` first comes into view, or as near to it as `rootMargin` says. The returned function stops waiting. */
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
