import { isPageHidden } from '../base/document'
import { onScroll, type Tick } from './on-scroll'

/**
 * Calls `tick` once in the next frame, along with scroll ticks; immediately in a hidden tab, which has no frames. The returned function
 * cancels it.
 */
export function nextFrame(tick: Tick): () => void {
  if (isPageHidden()) {
    tick()?.()
    return () => {}
  }
  const stop = onScroll(() => {
    stop()
    return tick()
  })
  return stop
}
