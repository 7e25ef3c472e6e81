import { on } from '../../base/events'
import { createWriter } from '../../dom/writer'

/** Contract menus §3.7: what is dragged farther than this at once is moved by single steps. */
const FAR = 20
const STEP = 5
/** A press that moved less is a click. */
const SLACK = 3

/** How far the heading is scrolled when the pointer has come `delta` px away from where it was pressed. */
export const stepOf = (delta: number): number => (Math.abs(delta) > FAR ? Math.sign(delta) * STEP : delta)

/** A heading with more titles than room scrolls sideways: natively, by keys, and by dragging it with the mouse (contract menus §3.7). */
export function dragHeading(heading: HTMLElement, isAtEnd: boolean, isRtl: boolean): () => void {
  const writer = createWriter(heading)
  let from: number | undefined
  let way = 0
  const fit = () => {
    // From the start, or titles before it could not be scrolled to.
    const isFull = heading.scrollWidth > heading.clientWidth
    writer.set('--n-menu-heading-justify-content', isFull ? 'start' : null)
    if (isFull) heading.scrollLeft = isAtEnd ? (isRtl ? -1 : 1) * heading.scrollWidth : 0
  }
  const end = () => {
    from = undefined
    writer.set('.e-scroll', false)
    writer.set('.e-scroll-active', false)
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(heading)
  const stops = [
    on<MouseEvent>(heading, 'mousedown', ({ pageX, button }) => {
      if (button || heading.scrollWidth <= heading.clientWidth) return
      from = pageX
      way = 0
      writer.set('.e-scroll', true)
    }),
    on<MouseEvent>(heading, 'mousemove', (event) => {
      if (from === undefined) return
      event.preventDefault()
      const delta = event.pageX - from
      way = Math.max(way, Math.abs(delta))
      heading.scrollLeft -= stepOf(delta)
      writer.set('.e-scroll-active', true)
    }),
    on(heading, 'mouseup', end),
    on(heading, 'mouseleave', end),
    // Links and pictures would be dragged away instead.
    on(heading, 'dragstart', (event) => from !== undefined && event.preventDefault()),
    on(
      heading,
      'click',
      (event) => {
        if (way <= SLACK) return
        way = 0
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true },
    ),
  ]
  return () => {
    sizes.disconnect()
    for (const stop of stops) stop()
    writer.stop()
  }
}
