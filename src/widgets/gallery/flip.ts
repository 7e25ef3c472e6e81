import { prefersReducedMotion } from '../../builder/reduced-motion'
import { DURATION } from './variables'

/** Runs `change`, then lets each element travel from where it was; what was not there comes in. Two reads around one batch of writes. */
export function animateFlip(els: HTMLElement[], change: () => void): void {
  const rects = () => (prefersReducedMotion() ? [] : els.map((el) => el.getBoundingClientRect()))
  const before = rects()
  change()
  for (const [i, now] of rects().entries()) {
    const was = before[i] as DOMRect
    if (!now.width) continue
    const from = was.width
      ? {
          transformOrigin: '0 0',
          transform: `translate(${was.left - now.left}px,${was.top - now.top}px) scale(${was.width / now.width},${was.height / now.height})`,
        }
      : { opacity: 0, transform: 'scale(.8)' }
    els[i]?.animate([from, {}], { duration: DURATION, easing: 'ease' })
  }
}
