import { on } from '../../base/events'

/** The pointer, in px of the viewport; shared, and listened to only while somebody follows it. */
type Follow = (x: number, y: number) => void
const followers = new Set<Follow>()
let quit: (() => void) | undefined
let frame = 0

export function onPointer(follow: Follow): () => void {
  followers.add(follow)
  quit ??= on<MouseEvent>(
    window,
    'mousemove',
    ({ clientX, clientY }) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        for (const each of followers) each(clientX, clientY)
      })
    },
    { passive: true },
  )
  return () => {
    followers.delete(follow)
    if (followers.size) return
    cancelAnimationFrame(frame)
    quit = void quit?.()
  }
}
