import { pageRoot } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { guard } from '../base/report'

/**
 * Reads the layout and returns what writes. Ticks run right after the browser's own layout, when reading is free; all of them read before
 * any writes, so that none forces a layout.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a tick that writes nothing returns nothing
export type Tick = () => (() => void) | void

/** The ticks of each observed element; the root's are those of scrolling. */
const ticks = new Map<Element, Set<Tick>>()
const root = pageRoot()
const listeners: (() => void)[] = []

/** What a tick throws is reported, and the others still run. */
const runTick = <T>(tick: () => T) => guard('scroll', 'failed', tick)

const observer = new ResizeObserver((entries) => {
  // The root is observed for a single report; its size does not matter.
  observer.unobserve(root)
  // A tick may wait for the sizes of several elements.
  const due = new Set(entries.flatMap(({ target }) => [...(ticks.get(target) ?? [])]))
  for (const write of [...due].map(runTick)) runTick(() => write?.())
})
/** In a frame's callback: observed while ticks run, the root would be reported a frame late. */
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

/** Calls `tick` in the next frame, then at most once a frame while the page scrolls or is resized. All share one listener, there only while needed. */
export function onScroll(tick: Tick): () => void {
  if (!listeners[0]) listeners.push(...['scroll', 'resize'].map((type) => on(window, type, requestTicks, { capture: true })))
  requestTicks()
  return add(root, tick, () => stopAll(listeners))
}

/** Calls `tick` after the next layout, then whenever the size of `el` changes. */
export function onResize(el: Element, tick: Tick): () => void {
  // Observed anew, an element is reported after the next layout.
  observer.unobserve(el)
  observer.observe(el)
  return add(el, tick, () => observer.unobserve(el))
}
