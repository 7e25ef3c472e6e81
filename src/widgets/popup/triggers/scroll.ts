import type { Env, Trigger } from './table'

/** How far down the page is, in percent; the very end is 100 also where fractions of a pixel or a scrollbar are in the way (contract popups §17.10). */
export function percentOf({ y, view, height }: ReturnType<Env['measure']>): number {
  if (y + view >= height - 1) return 100
  return Math.min(100, (Math.max(0, y) / (height - view)) * 100)
}

export const scrolling: Trigger = ({ scrolling_direction: direction, scrolling_offset: offset }, fire, { onScroll, measure }) => {
  if (!direction) return 'scrolling_direction'
  if (direction === 'down' && Number.isNaN(offset)) return 'scrolling_offset'
  let last = measure().y
  return onScroll(() => {
    const at = measure()
    const moved = at.y - last
    last = at.y
    if (direction === 'up' ? moved < 0 : moved > 0 && percentOf(at) >= offset) fire()
  })
}

/** Everything above the viewport's bottom edge counts, so that what was passed already does too. */
const ABOVE = '1000000px 1000000px 0px'

/** The first match whose top edge reaches the viewport's bottom; one that is not rendered waits until it is (contract popups §17.8, §17.9). */
export const scrollingTo: Trigger = ({ scrolling_to_selector: selector }, fire, { find }) => {
  const targets = selector ? find(selector) : []
  if (!targets.length) return 'scrolling_to_selector'
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && fire(), { rootMargin: ABOVE })
  for (const target of targets) observer.observe(target)
  return () => observer.disconnect()
}
