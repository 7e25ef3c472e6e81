/** Calls `then` once, when `el` first comes into sight, or as near to it as `rootMargin` says; gives the way to no longer wait for that. */
export function onVisible(el: Element, then: () => void, rootMargin = '0px'): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      sight.disconnect()
      then()
    },
    { rootMargin },
  )
  sight.observe(el)
  return () => sight.disconnect()
}
