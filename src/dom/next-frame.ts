import { onScroll, type Tick } from './on-scroll'

/** Once, in the next frame, together with all that reads and writes while the page scrolls. */
export function nextFrame(tick: Tick): void {
  const stop = onScroll(() => {
    stop()
    return tick()
  })
}
