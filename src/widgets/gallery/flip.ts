import { prefersReducedMotion } from '../../page/reduced-motion'
import { DURATION } from './variables'

/**
 * Runs `change`, then animates each element from its old place to its new one, fading in those that were hidden (a FLIP animation). Reads
 * all sizes before and after the change, so that layout is computed only twice.
 */
export function animateFlip(els: HTMLElement[], change: () => void): void {
  const readRects = () => (prefersReducedMotion() ? [] : els.map((el) => el.getBoundingClientRect()))
  const firstRects = readRects()
  change()
  for (const [i, last] of readRects().entries()) {
    const first = firstRects[i] as DOMRect
    if (!last.width) continue
    const from = first.width
      ? {
          transformOrigin: '0 0',
          transform: `translate(${first.left - last.left}px,${first.top - last.top}px) scale(${first.width / last.width},${first.height / last.height})`,
        }
      : { opacity: 0, transform: 'scale(.8)' }
    els[i]?.animate([from, {}], { duration: DURATION, easing: 'ease' })
  }
}
