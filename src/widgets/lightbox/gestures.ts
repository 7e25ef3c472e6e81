import { on } from '../../base/events'
import type { Track } from './track'
import { MOST, type Zoom } from './zoom'

interface Options {
  row: HTMLElement
  track: Track
  zoom: Zoom
  at: () => number
  /** To the next or previous slide. */
  go: (step: number) => void
}
interface Point {
  clientX: number
  clientY: number
}
const distance = ([a, b]: Point[]) => Math.hypot((a as Point).clientX - (b as Point).clientX, (a as Point).clientY - (b as Point).clientY)
const middle = ([a, b]: Point[]): Point => ({
  clientX: ((a as Point).clientX + (b as Point).clientX) / 2,
  clientY: ((a as Point).clientY + (b as Point).clientY) / 2,
})

/** Swipes, pinches, and pushes a large picture around; a double click makes it large or small. */
export function listenToGestures({ row, track, zoom, at, go }: Options): () => void {
  const pointers = new Map<number, Point>()
  let start: PointerEvent | undefined
  let pinch: { apart: number; scale: number } | undefined
  let shift = 0
  let hasMoved = false

  const down = (event: PointerEvent) => {
    if (event.button || (event.target as Element).closest('a,video,iframe')) return
    pointers.set(event.pointerId, event)
    const both = [...pointers.values()]
    if (both.length === 1) {
      hasMoved = false
      start = event
    } else if (both.length === 2) {
      back()
      hasMoved = true
      pinch = { apart: distance(both), scale: zoom.scale() }
    }
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    pointers.set(event.pointerId, event)
    const points = [...pointers.values()]
    if (points.length === 2 && pinch) return zoom.to((pinch.scale * distance(points)) / pinch.apart, middle(points))
    if (points.length > 1 || !start) return
    const dx = event.clientX - start.clientX
    const dy = event.clientY - start.clientY
    if (!hasMoved && Math.hypot(dx, dy) < 8) return
    if (!hasMoved) row.setPointerCapture(event.pointerId)
    hasMoved = true
    if (zoom.isLarge()) zoom.pan(event.clientX - before.clientX, event.clientY - before.clientY)
    else if (row.children.length > 1 && (shift || Math.abs(dx) > Math.abs(dy))) {
      shift = dx
      track.drag(at(), shift)
    }
  }
  /** The slide returns to its place. */
  const back = () => {
    if (shift) track.move(at(), at(), track.stepOf(shift))
    shift = 0
  }
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    pinch = undefined
    const given = shift
    const quick = start && event.timeStamp - start.timeStamp < 300 ? 30 : row.clientWidth / 4
    // What is left of a pinch is no swipe.
    start = undefined
    if (event.type === 'pointerup' && Math.abs(given) > quick) {
      shift = 0
      go(track.stepOf(given))
    } else back()
  }
  const stops = [
    on(row, 'pointerdown', down),
    on(row, 'pointermove', move),
    on(row, 'pointerup', up),
    on(row, 'pointercancel', up),
    // The click at a swipe's end is none.
    on(
      row,
      'click',
      (event) => {
        if (hasMoved) event.stopPropagation()
        hasMoved = false
      },
      { capture: true },
    ),
    on<MouseEvent>(row, 'dblclick', (event) => zoom.to(zoom.isLarge() ? 1 : MOST, event)),
    on<WheelEvent>(
      row,
      'wheel',
      (event) => {
        event.preventDefault()
        // A trackpad's pinch.
        if (event.ctrlKey) zoom.to(zoom.scale() * Math.exp(-event.deltaY / 100), event)
        else if (zoom.isLarge()) zoom.pan(-event.deltaX, -event.deltaY)
      },
      { passive: false },
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
