import { pageBody } from '../../base/document'
import { emit } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { TOP_BAR, TOP_BAR_EVENT } from '../../builder/selectors'
import { onPrint } from '../../dom/on-print'
import { onResize } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'

/** The bars at the top of the window, stacked, and their height in px. */
const heights = new Map<HTMLElement, number>()
const writers = createWriters()

/**
 * Moves the page, and what sticks at its top, down by the height of the builder's bars that are fixed at the top of the window, for as long as they
 * show, so that they cover nothing. In print they are in their own place.
 */
export function keepRoom(host: HTMLElement): () => void {
  const bar = matchesSelector(host, TOP_BAR) ? host : queryAll(host, TOP_BAR)[0]
  if (!bar) return () => {}
  let isPrinted = false
  const update = () => {
    const highest = Math.max(0, ...heights.values())
    if (highest && !isPrinted) writers.set(pageBody(), { '$padding-top': `${highest}px` })
    else writers.release(pageBody())
    // Not during this report: sticking anew changes sizes that it is about, which browsers report as an error.
    requestAnimationFrame(() => emit(bar, TOP_BAR_EVENT))
  }
  const stops = [
    // It has no height from the moment it is closed.
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
