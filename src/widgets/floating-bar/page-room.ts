import { pageBody } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { onPrint } from '../../dom/on-print'
import { onResize } from '../../dom/on-scroll'
import { createWriter } from '../../dom/writer'

const TOP_BAR = '.e-floating-bars.is-sticky.has-vertical-position-top'

/**
 * Moves the page down by the height of a builder's bar that is fixed at the top of the window, so that it lies over nothing, as long as it shows.
 * On paper it stands in its own place.
 */
export function keepRoom(host: HTMLElement): () => void {
  const bar = matchesSelector(host, TOP_BAR) ? host : queryAll(host, TOP_BAR)[0]
  if (!bar) return () => {}
  const writer = createWriter(pageBody())
  let height = 0
  let isPrinted = false
  const update = () => {
    if (height && !isPrinted) writer.set('$padding-top', `${height}px`)
    else writer.stop()
  }
  const stops = [
    // It has no height from the moment that it is sent away.
    onResize(bar, () => {
      height = getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0
      return update
    }),
    onPrint((isPrinting) => {
      isPrinted = isPrinting
      update()
    }),
    writer.stop,
  ]
  return () => stopAll(stops)
}
