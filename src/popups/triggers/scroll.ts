import { onIntersection } from '../../dom/observe'
import type { Trigger, TriggerEnvironment } from './types'

/** How far the page is scrolled, in percent. The last pixel counts as 100: fractions may prevent the very end (contract popups §17.10). */
export function scrolledPercent({ y, viewportHeight, pageHeight }: ReturnType<TriggerEnvironment['measure']>): number {
  if (y + viewportHeight >= pageHeight - 1) return 100
  return Math.min(100, (Math.max(0, y) / (pageHeight - viewportHeight)) * 100)
}

export const scrolling: Trigger = ({ scrolling_direction: direction, scrolling_offset: offset }, fire, { onScroll, measure }) => {
  if (!direction) return 'scrolling_direction'
  if (direction === 'down' && Number.isNaN(offset)) return 'scrolling_offset'
  let lastY: number | undefined
  return onScroll(() => {
    const position = measure()
    const distance = position.y - (lastY ?? position.y)
    lastY = position.y
    if (direction === 'up' ? distance < 0 : distance > 0 && scrolledPercent(position) >= offset) fire()
  })
}

/** A root margin that makes a target above the viewport count. */
const EVERYTHING_ABOVE = '1000000px 1000000px 0px'

/**
 * Fires when the first matching element's top edge reaches the viewport's bottom. Waits for elements that are not rendered yet (contract
 * popups §§17.8, 17.9).
 */
export const scrollingTo: Trigger = ({ scrolling_to_selector: selector }, fire, { find }) => {
  const targets = selector ? find(selector) : []
  if (!targets.length) return 'scrolling_to_selector'
  return onIntersection(targets, (entries) => entries.some((entry) => entry.isIntersecting) && fire(), { rootMargin: EVERYTHING_ABOVE })
}
