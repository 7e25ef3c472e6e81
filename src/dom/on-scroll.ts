import { isPageHidden, pageRoot } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { guard } from '../base/report'

/**
 * Reads layout and returns a function that writes. Ticks run right after the browser's own layout, when reading is free, and all of them
 * read before any writes, so none forces a layout.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a tick that writes nothing returns nothing
export type Tick = () => (() => void) | void

/** The ticks of each observed element; the root's are the scroll ticks. */
const ticks = new Map<Element, Set<Tick>>()
const root = pageRoot()
const listeners: (() => void)[] = []

/** Reports what a tick throws; the others still run. */
const runTick = <T>(tick: () => T) => guard('scroll', 'failed', tick)

const observer = new ResizeObserver((entries) => {
  // The root is observed for a single report; its size does not matter.
  observer.unobserve(root)
  // A tick may wait for several elements' sizes.
  const due = new Set(entries.flatMap(({ target }) => [...(ticks.get(target) ?? [])]))
  for (const write of [...due].map(runTick)) runTick(() => write?.())
})
/** Of the next frame, for all who ask before it. */
let frame: number | undefined
/** In a frame callback: if observed while ticks run, the root would be reported a frame late. */
const requestTicks = () => {
  frame ??= requestAnimationFrame(() => {
    frame = undefined
    observer.observe(root)
  })
}

function add(el: Element, tick: Tick, onLast: () => void): () => void {
  const ofElement = ticks.get(el) ?? new Set()
  ticks.set(el, ofElement.add(tick))
  return () => {
    if (!ofElement.delete(tick) || ofElement.size) return
    ticks.delete(el)
    onLast()
  }
}

/** Calls `tick` in the next frame, then once a frame while the page scrolls or resizes. All share one listener, present while needed. */
export function onScroll(tick: Tick): () => void {
  if (!listeners[0]) listeners.push(...['scroll', 'resize'].map((type) => on(window, type, requestTicks, { capture: true })))
  requestTicks()
  return add(root, tick, () => stopAll(listeners))
}

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

/** Calls `tick` after the next layout, then whenever `el` resizes. */
export function onResize(el: Element, tick: Tick): () => void {
  // Observing again triggers a report after the next layout.
  observer.unobserve(el)
  observer.observe(el)
  return add(el, tick, () => observer.unobserve(el))
}
