import { pageBody } from '../../base/document'
import { emit } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { onPrint } from '../../dom/on-print'
import { nextFrame, onResize } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { TOP_BAR, TOP_BAR_EVENT } from '../../page/selectors'

type Edge = 'top' | 'bottom'
/** The heights in px of the bars over an edge of the window, stacked. */
const heightsAt: Record<Edge, Map<HTMLElement, number>> = { top: new Map(), bottom: new Map() }
const writers = createWriters()

/**
 * Moves the page and its sticky elements down by the height of the bars fixed at the window's top, while those are visible, and adds
 * padding for those at the bottom. In print the bars are in the flow.
 */
export function padPage(host: HTMLElement, { position, push }: { position: Edge; push: boolean }): () => void {
  const heights = heightsAt[position]
  const bar = position === 'bottom' || host.matches(TOP_BAR) ? host : queryAll(host, TOP_BAR)[0]
  if (!bar) return () => {}
  let isPrinted = false
  let stopMeasuring = () => {}
  const update = () => {
    const highest = isPrinted ? 0 : Math.max(0, ...heights.values())
    writers.set(pageBody(), { [`$padding-${position}`]: highest ? `${highest}px` : null })
    if (![...heightsAt.top.values(), ...heightsAt.bottom.values()].some(Boolean)) writers.release(pageBody())
    // Not in this callback: sticking again changes observed sizes, which causes a ResizeObserver loop error.
    requestAnimationFrame(() => emit(bar, TOP_BAR_EVENT))
  }
  const measure = () => {
    // On paper it is in the flow. If its size stays the same, nothing reports its return to the screen.
    if (isPrinted) return
    // Once closed it has no height.
    const height = push && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0
    return () => {
      heights.set(bar, height)
      update()
    }
  }
  const stops = [
    onResize(bar, measure),
    onPrint((isPrinting) => {
      isPrinted = isPrinting
      update()
      stopMeasuring()
      if (!isPrinting) stopMeasuring = nextFrame(measure)
    }),
    () => {
      stopMeasuring()
      heights.delete(bar)
      update()
    },
  ]
  return () => stopAll(stops)
}
