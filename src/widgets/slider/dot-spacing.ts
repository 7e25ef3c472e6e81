import { onResize } from '../../dom/on-scroll'
import type { Stop } from './types'

/** The smallest target size for a finger, in px (WCAG 2.5.8). */
const ROOM = 24

export const middleOf = (el: Element) => {
  const { left, right } = el.getBoundingClientRect()
  return (left + right) / 2
}

/**
 * Moves dots apart where a site's stylesheet puts them too close together for a finger; styles.ts makes the space around each pressable.
 * They look the same. `update` handles dots added since.
 */
export function spaceDots(container: HTMLElement): { update: () => void; stop: Stop } {
  let margin = ''
  const dots = () => [...container.children] as HTMLElement[]
  const update = () => {
    if (margin) for (const dot of dots()) dot.style.marginInline = margin
  }
  const stop = onResize(container, () => {
    const [first, second] = dots()
    if (!first || !second) return
    const missing = ROOM - Math.abs(middleOf(second) - middleOf(first))
    // Dots at the same place are not a row.
    if (missing <= 0 || missing >= ROOM) return
    const { marginLeft, marginRight } = getComputedStyle(first)
    margin = `${(Number.parseFloat(marginLeft) + Number.parseFloat(marginRight) + missing) / 2}px`
    return update
  })
  return { update, stop }
}
