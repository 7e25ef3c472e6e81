import { on } from '../base/events'

/**
 * Called in the next frame, and then at most once a frame while the page scrolls or changes its size. It reads; what it wants to
 * write it returns, and that runs when all have read, so that nobody forces a layout.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a tick that writes nothing returns nothing
export type Tick = () => (() => void) | void
const ticks = new Set<Tick>()
let stops: (() => void)[] = []
let frame = 0
const ask = () => {
  frame ||= requestAnimationFrame(() => {
    frame = 0
    for (const write of [...ticks].map((each) => each())) write?.()
  })
}

/** The one passive ticker: it listens only while somebody needs it. */
export function onScroll(tick: Tick): () => void {
  if (!ticks.size) stops = ['scroll', 'resize'].map((type) => on(window, type, ask, { capture: true }))
  ticks.add(tick)
  ask()
  return () => {
    if (ticks.delete(tick) && !ticks.size) for (const stop of stops) stop()
  }
}
