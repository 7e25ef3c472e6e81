import { stopAll } from '../../base/lifetime'
import { onIntersection } from '../../dom/observe'
import { onScroll } from '../../dom/on-scroll'
import { placeOf, visiblePart } from './place'

/**
 * Calls `change` when the given fraction of an element enters or leaves the view. While it `isMoved`, its untransformed place counts: an
 * entrance from below the window would otherwise leave the view as it starts, and restart endlessly.
 */
export function whileInView(
  el: HTMLElement,
  part: number,
  isMoved: () => boolean,
  change: (isIn: boolean, wasIn: boolean) => void,
): () => void {
  let wasIn = false
  let isReported = false
  const isThere = (seen: number) => (part ? seen >= part : seen > 0)
  const read = () => (isMoved() ? isThere(visiblePart(placeOf(el), innerWidth, innerHeight)) : isReported)
  const tell = (isIn: boolean) => {
    if (isIn === wasIn) return
    change(isIn, wasIn)
    wasIn = isIn
  }
  const onReport = (entries: IntersectionObserverEntry[]) => {
    const entry = entries.at(-1)
    isReported = !!entry && (part ? entry.intersectionRatio >= part : entry.isIntersecting)
    tell(read())
  }
  const stops = [
    onIntersection([el], onReport, { threshold: [0, part] }),
    onScroll(() => {
      const isIn = read()
      return () => tell(isIn)
    }),
  ]
  return () => stopAll(stops)
}
