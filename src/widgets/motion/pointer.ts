import { on } from '../../base/events'

/** Where the pointer is, in px of the viewport. */
type PointerListener = (x: number, y: number) => void
const listeners = new Set<PointerListener>()
let stopListening: (() => void) | undefined
let frame = 0

/** Calls `listener` at most once per frame while the pointer moves. All share one event listener, which exists only while it is needed. */
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
