import type { Tick } from '../../services/scroll'
import { soon } from '../../services/soon'

const FAR = '999999px'

/**
 * Calls `cross` whenever an edge of `el` passes the height `y` of the viewport: its upper edge with `isUpper`, else its lower one.
 * In the next frame, which is also the first that could show it. Works across jumps too, because the half of the plane beyond the line is what is watched.
 */
export function line(el: Element, y: number, isUpper: boolean, cross: Tick): () => void {
  const rootMargin = isUpper ? `${FAR} ${FAR} ${y - innerHeight}px` : `${-y}px ${FAR} ${FAR}`
  const observer = new IntersectionObserver(() => soon(cross), { root: document, rootMargin })
  observer.observe(el)
  return () => observer.disconnect()
}
