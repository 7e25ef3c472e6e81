import { onIntersection } from '../../../dom/observe'
import type { Trigger, TriggerEnvironment } from './types'

/**
 * How far down the page is scrolled, in percent. Anything within a pixel of the end is 100, because fractions of a pixel or a scrollbar can keep it
 * from the very end (contract popups §17.10).
 */
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

/** Extends the viewport upwards and sideways practically without limit, so that a target that the visitor has scrolled past counts. */
const EVERYTHING_ABOVE = '1000000px 1000000px 0px'

/**
 * Fires when the top edge of the first matching element reaches the bottom of the viewport. Waits for an element that is not rendered until it is
 * (contract popups §§17.8, 17.9).
 */
export const scrollingTo: Trigger = ({ scrolling_to_selector: selector }, fire, { find }) => {
  const targets = selector ? find(selector) : []
  if (!targets.length) return 'scrolling_to_selector'
  return onIntersection(targets, (entries) => entries.some((entry) => entry.isIntersecting) && fire(), { rootMargin: EVERYTHING_ABOVE })
}
