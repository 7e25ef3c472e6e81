import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { isPageZoomed } from '../../page/page-zoom'
import type { SlideTrack } from './slide-track'
import type { Point, Zoom } from './zoom'

/** A pointer that has moved less than this, in px, is not dragging. */
const DRAG_START = 8
/** A swipe under 300 ms needs only 30 px; a slower one a quarter of the window. */
const QUICK_SWIPE = { ms: 300, px: 30 }

interface Options {
  row: HTMLElement
  track: SlideTrack
  zoom: Zoom
  /** The index of the current slide. */
  index: () => number
  /** Goes to the next slide (1) or the previous one (-1). */
  goBy: (step: number) => void
}

const distance = (a: Point, b: Point) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
const middle = (a: Point, b: Point): Point => ({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 })

/**
 * Swipes between slides and zooms the current picture: pinch, double click or Ctrl+wheel zoom; one finger or the wheel pans a zoomed
 * picture.
 */
export function listenToGestures({ row, track, zoom, index, goBy }: Options): () => void {
  const pointers = new Map<number, PointerEvent>()
  const drag = createDrag({ row, track, zoom, index })
  let start: PointerEvent | undefined
  let pinch: { distance: number; scale: number } | undefined

  const onPointerDown = (event: PointerEvent) => {
    if (event.button || closestTo(event, 'a,video,iframe')) return
    pointers.set(event.pointerId, event)
    const [first, second, third] = pointers.values()
    if (!second) {
      drag.hasMoved = false
      start = event
    } else if (first && !third) {
      drag.cancel()
      drag.hasMoved = true
      pinch = { distance: distance(first, second), scale: zoom.scale() }
    }
  }
  const onPointerMove = (event: PointerEvent) => {
    const previous = pointers.get(event.pointerId)
    if (!previous) return
    pointers.set(event.pointerId, event)
    const [first, second, third] = pointers.values()
    if (first && second && !third && pinch) zoom.zoomTo((pinch.scale * distance(first, second)) / pinch.distance, middle(first, second))
    else if (!second && start) drag.move(event, previous, start)
  }
  const onPointerEnd = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    const isQuick = start && event.timeStamp - start.timeStamp < QUICK_SWIPE.ms
    const threshold = isQuick ? QUICK_SWIPE.px : row.clientWidth / 4
    // The remaining finger of a pinch does not swipe.
    pinch = undefined
    start = undefined
    const { shift } = drag
    if (event.type !== 'pointerup' || Math.abs(shift) <= threshold) return drag.cancel()
    drag.shift = 0
    goBy(track.stepOf(shift))
  }
  const onClick = (event: MouseEvent) => {
    // The click that ends a swipe is not meant for the element under the finger.
    if (drag.hasMoved) event.stopPropagation()
    drag.hasMoved = false
  }
  // On a zoomed page the browser's gestures lead to the close button, and zoom out.
  const followPageZoom = () => row.style.setProperty('--skerry-touch-action', isPageZoomed() ? 'auto' : null)
  followPageZoom()
  const stops = [
    window.visualViewport ? on(window.visualViewport, 'resize', followPageZoom) : () => {},
    on(row, 'pointerdown', onPointerDown),
    on(row, 'pointermove', onPointerMove),
    on(row, 'pointerup', onPointerEnd),
    on(row, 'pointercancel', onPointerEnd),
    on(row, 'click', onClick, { capture: true }),
    on<MouseEvent>(row, 'dblclick', (event) => zoom.toggle(event)),
    on<WheelEvent>(row, 'wheel', (event) => onWheel(zoom, event), { passive: false }),
  ]
  return () => stopAll(stops)
}

/** Handles one finger, which moves the slide or pans its zoomed picture. */
function createDrag({ row, track, zoom, index }: Omit<Options, 'goBy'>) {
  const drag = {
    /** How far the slide has moved, in px. */
    shift: 0,
    hasMoved: false,
    cancel: () => {
      if (drag.shift) track.release(index())
      drag.shift = 0
    },
    move: (event: PointerEvent, previous: PointerEvent, from: PointerEvent) => {
      const dx = event.clientX - from.clientX
      const dy = event.clientY - from.clientY
      if (!drag.hasMoved) {
        if (Math.hypot(dx, dy) < DRAG_START) return
        row.setPointerCapture(event.pointerId)
        drag.hasMoved = true
      }
      if (zoom.isZoomed()) zoom.panBy(event.clientX - previous.clientX, event.clientY - previous.clientY)
      else if (row.children.length > 1 && (drag.shift || Math.abs(dx) > Math.abs(dy))) {
        drag.shift = dx
        track.drag(index(), dx)
      }
    },
  }
  return drag
}

function onWheel(zoom: Zoom, event: WheelEvent): void {
  if (isPageZoomed()) return
  event.preventDefault()
  // Browsers report a trackpad pinch as Ctrl+wheel.
  if (event.ctrlKey) zoom.zoomTo(zoom.scale() * Math.exp(-event.deltaY / 100), event)
  else if (zoom.isZoomed()) zoom.panBy(-event.deltaX, -event.deltaY)
}
