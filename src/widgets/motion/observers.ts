import { on } from '../../base/events'
import { createSharedIntersections } from '../../dom/observe'
import { nextFrame, onResize, type Tick } from '../../dom/on-scroll'
import { shareByElement } from './share-by-element'

const observeIntersections = createSharedIntersections()
const observeView = shareByElement<boolean>((el, report) => observeIntersections(el, ({ isIntersecting }) => report(isIntersecting)))
const observeSize = shareByElement<Element>((el, report) => onResize(el, () => report(el)))

/** Calls `listener` with whether `el` is in view, in the frame after each report. Like a tick, it reads layout and returns its writes. */
export const onVisibilityInNextFrame = (el: Element, listener: (isInView: boolean) => ReturnType<Tick>): (() => void) =>
  inNextFrame((report) => observeView(el, (isInView) => report(() => listener(isInView))))

/** Calls `tick` in the frame after `el` is first measured or resizes, as it does when pictures and fonts load late. */
export const onResizeInNextFrame = (el: Element, tick: Tick): (() => void) => inNextFrame((report) => observeSize(el, () => report(tick)))

/** In the next frame, so that all effects read before any writes. Ignores reports after the stop. */
function inNextFrame(observe: (report: (tick: Tick) => void) => () => void): () => void {
  let isStopped = false
  const stop = observe((tick) => nextFrame(() => (isStopped ? undefined : tick())))
  return () => {
    isStopped = true
    stop()
  }
}

const scrollEndTicks = new Set<Tick>()
let stopListening: (() => void) | undefined
/** Calls `tick` once per scroll, when the page stops scrolling. */
export function onScrollEnd(tick: Tick): () => void {
  scrollEndTicks.add(tick)
  // In the capture phase: a scrolling body's event does not bubble to the window.
  const onEnd = () => {
    for (const each of scrollEndTicks) nextFrame(() => (scrollEndTicks.has(each) ? each() : undefined))
  }
  stopListening ??= on(window, 'scrollend', onEnd, { capture: true })
  return () => {
    scrollEndTicks.delete(tick)
    if (scrollEndTicks.size) return
    stopListening?.()
    stopListening = undefined
  }
}
