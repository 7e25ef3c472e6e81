import { onIntersection } from './observe'
import { whenActivated } from './when-activated'

/**
 * Calls `listener` with whether `el` is within `rootMargin` of the view, at the start and on each change; on a prerendered page, only once
 * it is visible. The returned function stops observing.
 */
export const onVisibilityChange = (el: Element, listener: (isVisible: boolean) => void, rootMargin = '0px'): (() => void) =>
  // Of several changes in one frame, only the last counts.
  whenActivated(() => onIntersection([el], (entries) => listener(Boolean(entries.at(-1)?.isIntersecting)), { rootMargin }))

/**
 * Calls `then` once, when `el` first comes within `rootMargin` of the view. For loading; anything that plays once should wait for a visitor
 * with `whenActivated`. The returned function stops waiting.
 */
export function onVisible(el: Element, then: () => void, rootMargin = '0px'): () => void {
  const onReport = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    stop()
    then()
  }
  const stop = onIntersection([el], onReport, { rootMargin })
  return stop
}
