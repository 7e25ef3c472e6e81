import { on } from '../../base/events'

/** Gets the pointer's position in px of the viewport. */
type PointerListener = (x: number, y: number) => void
const listeners = new Set<PointerListener>()
let stopListening: (() => void) | undefined
let frame = 0

/** Calls `listener` at most once a frame while the pointer moves. All callers share one event listener, present only while needed. */
export function onPointerMove(listener: PointerListener): () => void {
  listeners.add(listener)
  stopListening ??= on<MouseEvent>(
    window,
    'mousemove',
    ({ clientX, clientY }) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        for (const each of listeners) each(clientX, clientY)
      })
    },
    { passive: true },
  )
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    cancelAnimationFrame(frame)
    stopListening?.()
    stopListening = undefined
  }
}
