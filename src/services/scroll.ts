import { on } from './events'

/**
 * Called at most once a frame, while the page scrolls or changes its size. It reads; what it wants to write it returns,
 * and that runs when all have read, so that nobody forces a layout.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a tick that writes nothing returns nothing
export type Tick = () => (() => void) | void
const ticks = new Set<Tick>()
let frame = 0
let quit: (() => void) | undefined

/** The one passive ticker: it listens only while somebody needs it. */
export function onScroll(tick: Tick): () => void {
  ticks.add(tick)
  if (!quit) {
    const ask = () => {
      if (frame) return
      frame = requestAnimationFrame(() => {
        frame = 0
        for (const write of [...ticks].map((each) => each())) write?.()
      })
    }
    const stops = [on(window, 'scroll', ask, { passive: true }), on(window, 'resize', ask, { passive: true })]
    quit = () => {
      for (const stop of stops) stop()
    }
  }
  return () => {
    ticks.delete(tick)
    if (ticks.size) return
    quit?.()
    quit = undefined
  }
}
