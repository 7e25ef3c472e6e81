import { on } from '../base/events'
import { stopAll } from '../base/lifetime'

/**
 * Runs `action` after `ms` milliseconds unless the returned function is called first. Time in the back/forward cache does not count: some
 * browsers would fire the timer on return, as if the page had been read all that time.
 */
export function startTimer(ms: number, action: () => void): () => void {
  let left = ms
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout>
  const stops: (() => void)[] = []
  const go = () => {
    clearTimeout(timer)
    startedAt = performance.now()
    timer = setTimeout(() => {
      stopAll(stops)
      action()
    }, left)
  }
  const hold = () => {
    clearTimeout(timer)
    left = Math.max(0, left - (performance.now() - startedAt))
  }
  stops.push(
    on(window, 'pagehide', hold),
    on(window, 'pageshow', ({ persisted }: PageTransitionEvent) => persisted && go()),
    () => clearTimeout(timer),
  )
  go()
  return () => stopAll(stops)
}
