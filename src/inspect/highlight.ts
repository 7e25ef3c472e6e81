import { createWriters } from '../dom/writers'
import { prefersReducedMotion } from '../page/reduced-motion'

const HIGHLIGHT_MS = 4000

let removeCurrent = () => {}

/** Removes the current outline of `highlight`. */
export const removeHighlight = (): void => removeCurrent()

/** Scrolls an element into view and outlines it for four seconds; one element at a time. */
export function highlight(el: HTMLElement): void {
  removeCurrent()
  el.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  const writers = createWriters()
  writers.set(el, { $outline: '3px solid #c2412d', '$outline-offset': '2px' })
  const timer = setTimeout(removeHighlight, HIGHLIGHT_MS)
  removeCurrent = () => {
    clearTimeout(timer)
    writers.stop()
  }
}
