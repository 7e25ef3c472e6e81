import { on } from '../../base/events'
import { startTimer } from '../timer'

/** How long what still runs has been running, in ms: a slow device begins an animation long after its classes are there. */
const playedMs = (box: HTMLElement): number =>
  Math.min(
    ...(box.getAnimations?.() ?? []).filter(({ playState }) => playState === 'running').map(({ currentTime }) => Number(currentTime)),
  )

/**
 * Plays a CSS animation: adds its classes until it ends, or for at most `maxMs` from its first frame, then calls `onEnd`. The returned function cancels it
 * without calling `onEnd`. The classes are not rendered by React because site scripts add their own to the same element.
 */
export function playAnimation(box: HTMLElement, classes: string[], maxMs: number, onEnd = () => {}): () => void {
  box.classList.add(...classes)
  const cancel = () => {
    stopTimer()
    stopListening()
    box.classList.remove(...classes)
  }
  const end = () => {
    cancel()
    onEnd()
  }
  let stopTimer = startTimer(maxMs, () => {
    const left = maxMs - playedMs(box)
    if (left > 0) stopTimer = startTimer(left, end)
    else end()
  })
  const stopListening = on(box, 'animationend', (event) => event.target === box && end())
  return cancel
}
