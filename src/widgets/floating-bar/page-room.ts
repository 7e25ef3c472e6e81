import { pageBody } from '../../base/document'
import { emit } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { onPrint } from '../../dom/on-print'
import { nextFrame, onResize } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { TOP_BAR, TOP_BAR_EVENT } from '../../page/selectors'

type Edge = 'top' | 'bottom'
/** The bars over an edge of the window, stacked, with the room that they need in px. */
const rooms: Record<Edge, Map<HTMLElement, number>> = { top: new Map(), bottom: new Map() }
const writers = createWriters()

/**
 * Moves the page and its sticky elements down by the height of the bars fixed at the window's top, while those are visible, and gives it room for
 * those at the bottom. In print the bars are in the flow.
 */
export function keepRoom(host: HTMLElement, { position, push }: { position: Edge; push: boolean }): () => void {
  const heights = rooms[position]
  const bar = position === 'bottom' || host.matches(TOP_BAR) ? host : queryAll(host, TOP_BAR)[0]
  if (!bar) return () => {}
  let isPrinted = false
  let stopMeasuring = () => {}
  const update = () => {
    const room = ({ [position]: bars }: typeof rooms) => {
      const highest = isPrinted ? 0 : Math.max(0, ...bars.values())
      return highest ? `${highest}px` : null
    }
    writers.set(pageBody(), { [`$padding-${position}`]: room(rooms) })
    if (![...rooms.top.values(), ...rooms.bottom.values()].some(Boolean)) writers.release(pageBody())
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
