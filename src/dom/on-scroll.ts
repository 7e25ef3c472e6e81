import { pageRoot } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { guard } from '../base/report'

/**
 * Reads the layout, and returns what is to be written. Ticks run right after the browser's own layout of a frame, when reading costs
 * nothing; all of them read first and write afterwards, so that none forces a layout.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a tick that writes nothing returns nothing
export type Tick = () => (() => void) | void

/** The ticks of each observed element; those of the scroll are the root's. */
const ticks = new Map<Element, Set<Tick>>()
const root = pageRoot()
const listeners: (() => void)[] = []

/** What one tick throws is reported, and those of other islands and of the site's scripts run. */
const runTick = <T>(tick: () => T) => guard('scroll', 'failed', tick)

const observer = new ResizeObserver((entries) => {
  // Observed for one report each time: the root's own size is of no interest.
  observer.unobserve(root)
  // A tick may wait for the sizes of several elements.
  const due = new Set(entries.flatMap(({ target }) => [...(ticks.get(target) ?? [])]))
  for (const write of [...due].map(runTick)) runTick(() => write?.())
})
/** In a frame's callback: what is observed while ticks run would be reported too late for its own frame. */
const requestTicks = () => requestAnimationFrame(() => observer.observe(root))

function add(el: Element, tick: Tick, onLast: () => void): () => void {
  const ofElement = ticks.get(el) ?? new Set()
  ticks.set(el, ofElement.add(tick))
  return () => {
    if (!ofElement.delete(tick) || ofElement.size) return
    ticks.delete(el)
    onLast()
  }
}

/**
 * Calls `tick` in the next frame, and then at most once a frame while the page scrolls or is resized. It is the page's one scroll listener,
 * passive, and there only while something needs it.
 */
export function onScroll(tick: Tick): () => void {
  if (!listeners[0]) listeners.push(...['scroll', 'resize'].map((type) => on(window, type, requestTicks, { capture: true })))
  requestTicks()
  return add(root, tick, () => stopAll(listeners))
}

/** Calls `tick` after the next layout, and then whenever the size of `el` has changed. */
export function onResize(el: Element, tick: Tick): () => void {
  // An element that is observed anew is reported after the next layout, whatever its size.
  observer.unobserve(el)
  observer.observe(el)
  return add(el, tick, () => observer.unobserve(el))
}
