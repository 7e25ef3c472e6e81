const FAR = '999999px'

/**
 * Calls `onCross` whenever an edge of `el` passes the height `y` of the viewport: its upper edge with `isUpper`, else its lower one.
 * What is observed is the whole half of the plane beyond that height, so that a jump of the page across it is noticed too.
 */
export function observeThreshold(el: Element, y: number, isUpper: boolean, onCross: () => void): () => void {
  const rootMargin = isUpper ? `${FAR} ${FAR} ${y - innerHeight}px` : `${-y}px ${FAR} ${FAR}`
  const observer = new IntersectionObserver(onCross, { root: document, rootMargin })
  observer.observe(el)
  return () => observer.disconnect()
}
