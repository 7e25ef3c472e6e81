import { on } from '../base/events'
import { stopAll } from '../base/lifetime'

/**
 * Reads the layout, and returns what is to be written. All ticks of a frame read first and write afterwards, so that none forces a layout.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a tick that writes nothing returns nothing
export type Tick = () => (() => void) | void
const ticks = new Set<Tick>()
const listeners: (() => void)[] = []
let frame = 0
const requestTicks = () => {
  frame ||= requestAnimationFrame(() => {
    frame = 0
    for (const write of [...ticks].map((tick) => tick())) write?.()
  })
}

/**
 * Calls `tick` in the next frame, and then at most once a frame while the page scrolls or is resized. It is the page's one scroll listener,
 * passive, and there only while something needs it.
 */
export function onScroll(tick: Tick): () => void {
  if (!ticks.size) listeners.push(...['scroll', 'resize'].map((type) => on(window, type, requestTicks, { capture: true })))
  ticks.add(tick)
  requestTicks()
  return () => {
    if (ticks.delete(tick) && !ticks.size) stopAll(listeners)
  }
}
