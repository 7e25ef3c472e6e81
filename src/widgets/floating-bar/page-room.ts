import { pageBody } from '../../base/document'
import { emit } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { TOP_BAR, TOP_BAR_EVENT } from '../../builder/selectors'
import { onPrint } from '../../dom/on-print'
import { onResize } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'

/** The bars that lie over the top of the window, one over the other, and how high they are, in px. */
const heights = new Map<HTMLElement, number>()
const writers = createWriters()

/**
 * Moves the page down by the height of the builder's bars that are fixed at the top of the window, so that they lie over nothing, as long as they
 * show, and what sticks there with it. On paper they stand in their own place.
 */
export function keepRoom(host: HTMLElement): () => void {
  const bar = matchesSelector(host, TOP_BAR) ? host : queryAll(host, TOP_BAR)[0]
  if (!bar) return () => {}
  let isPrinted = false
  const update = () => {
    const highest = Math.max(0, ...heights.values())
    if (highest && !isPrinted) writers.set(pageBody(), { '$padding-top': `${highest}px` })
    else writers.release(pageBody())
    // Not in this report: to stick anew changes sizes that it is about, which browsers tell of as an error.
    requestAnimationFrame(() => emit(bar, TOP_BAR_EVENT))
  }
  const stops = [
    // It has no height from the moment that it is sent away.
    onResize(bar, () => {
      const height = getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0
      return () => {
        heights.set(bar, height)
        update()
      }
    }),
    onPrint((isPrinting) => {
      isPrinted = isPrinting
      update()
    }),
    () => {
      heights.delete(bar)
      update()
    },
  ]
  return () => stopAll(stops)
}
