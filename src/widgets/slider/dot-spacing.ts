import { onResize } from '../../dom/on-scroll'
import type { Stop } from './types'

/** The smallest target size for a finger, in px (WCAG 2.5.8). */
const TARGET_SIZE = 24

const middle = (start: number, end: number) => (start + end) / 2
export const middleOf = (el: Element) => {
  const { left, right } = el.getBoundingClientRect()
  return middle(left, right)
}

/** The most that a dot is too close to the next one, in its row and from row to row, in px. */
export function missingBetween(dots: Pick<DOMRect, 'left' | 'right' | 'top'>[]): { beside: number; below: number } {
  const missing = { beside: 0, below: 0 }
  for (const [i, dot] of dots.entries()) {
    const next = dots[i + 1]
    if (!next) break
    const isBelow = Math.abs(next.top - dot.top) > 1
    const distance = isBelow ? next.top - dot.top : middle(next.left, next.right) - middle(dot.left, dot.right)
    const overlap = TARGET_SIZE - Math.abs(distance)
    // Dots at the same place are not a row.
    if (overlap < TARGET_SIZE - 1) missing[isBelow ? 'below' : 'beside'] = Math.max(missing[isBelow ? 'below' : 'beside'], overlap)
  }
  return missing
}

/**
 * Moves dots apart where a site's stylesheet puts them too close together for a finger, beside each other or in several rows; styles.ts
 * makes the space around each pressable. They look the same. `update` handles dots added since.
 */
export function spaceDots(container: HTMLElement): { update: () => void; stop: Stop } {
  const margins = new Map<string, number>()
  const dots = () => [...container.children] as HTMLElement[]
  const update = () => {
    for (const [name, margin] of margins) for (const dot of dots()) dot.style.setProperty(name, `${margin}px`, 'important')
  }
  const stop = onResize(container, () => {
    const [dot] = dots()
    const { beside, below } = missingBetween(dots().map((el) => el.getBoundingClientRect()))
    if (!dot || !(beside || below)) return
    const { marginLeft, marginRight, height } = getComputedStyle(dot)
    if (beside) margins.set('margin-inline', middle(Number.parseFloat(marginLeft) + beside, Number.parseFloat(marginRight)))
    // A row is at least as tall as its dots.
    if (below) margins.set('margin-block', (TARGET_SIZE - Number.parseFloat(height)) / 2)
    return update
  })
  return { update, stop }
}
