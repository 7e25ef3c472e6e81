import { onScroll, type Tick } from './on-scroll'

/** Calls `tick` once, in the next frame, together with everything that reads and writes while the page scrolls. */
export function nextFrame(tick: Tick): void {
  const stop = onScroll(() => {
    stop()
    return tick()
  })
}
