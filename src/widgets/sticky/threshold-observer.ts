const FAR = '999999px'

/**
 * Calls `cross` whenever an edge of `el` passes the height `y` of the viewport: its upper edge with `isUpper`, else its lower one.
 * Works across jumps too, because the half of the plane beyond the line is what is watched.
 */
export function observeThreshold(el: Element, y: number, isUpper: boolean, cross: () => void): () => void {
  const rootMargin = isUpper ? `${FAR} ${FAR} ${y - innerHeight}px` : `${-y}px ${FAR} ${FAR}`
  const observer = new IntersectionObserver(cross, { root: document, rootMargin })
  observer.observe(el)
  return () => observer.disconnect()
}
