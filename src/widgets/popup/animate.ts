import { on } from '../../base/events'
import { startTimer } from './timer'

/**
 * Plays a CSS animation: adds its classes until it ends, or for at most `maxMs`, then calls `onEnd`. The returned function cancels it
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
  const stopTimer = startTimer(maxMs, end)
  const stopListening = on(box, 'animationend', (event) => event.target === box && end())
  return cancel
}
