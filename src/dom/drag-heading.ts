import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { onResize } from './on-scroll'
import { createWriters } from './writers'

/** Contract menus §3.7: a heading dragged more than this many px at once scrolls in steps of 5 px. */
const STEP_THRESHOLD = 20
const STEP = 5
/** A press that moves at most this many px is a click. */
const CLICK_TOLERANCE = 3

/** How many px to scroll when the pointer is `delta` px from the press. */
const scrollDelta = (delta: number): number => (Math.abs(delta) > STEP_THRESHOLD ? Math.sign(delta) * STEP : delta)

/**
 * Makes an overflowing heading scroll sideways: natively, by keys, and by mouse dragging (contract menus §3.7). `justifyContent` is the
 * custom property with which the stylesheet aligns the titles.
 */
export function dragHeading(heading: HTMLElement, isEndAligned: boolean, justifyContent: string): () => void {
  const writers = createWriters()
  let startX: number | undefined
  let distance = 0
  const align = () => {
    const { scrollWidth, clientWidth } = heading
    const isOverflowing = scrollWidth > clientWidth
    const isRtl = getComputedStyle(heading).direction === 'rtl'
    return () => {
      // With any other alignment, titles overflowing at the start are unreachable.
      writers.set(heading, { [justifyContent]: isOverflowing ? 'start' : null })
      if (isOverflowing) heading.scrollLeft = isEndAligned ? (isRtl ? -1 : 1) * scrollWidth : 0
    }
  }
  const endDrag = () => {
    startX = undefined
    writers.set(heading, { '.e-scroll': false, '.e-scroll-active': false })
  }
  const stops = [
    onResize(heading, align),
    on<MouseEvent>(heading, 'mousedown', ({ pageX, button }) => {
      if (button || heading.scrollWidth <= heading.clientWidth) return
      startX = pageX
      distance = 0
      writers.set(heading, { '.e-scroll': true })
    }),
    on<MouseEvent>(heading, 'mousemove', (event) => {
      if (startX === undefined) return
      event.preventDefault()
      const delta = event.pageX - startX
      distance = Math.max(distance, Math.abs(delta))
      heading.scrollLeft -= scrollDelta(delta)
      writers.set(heading, { '.e-scroll-active': true })
    }),
    on(heading, 'mouseup', endDrag),
    on(heading, 'mouseleave', endDrag),
    // Otherwise the browser would drag links and images.
    on(heading, 'dragstart', (event) => {
      if (startX !== undefined) event.preventDefault()
    }),
    on(
      heading,
      'click',
      (event) => {
        if (distance <= CLICK_TOLERANCE) return
        distance = 0
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true },
    ),
    writers.stop,
  ]
  return () => stopAll(stops)
}
