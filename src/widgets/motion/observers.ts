import { on } from '../../base/events'
import { nextFrame } from '../../dom/next-frame'
import { createSharedIntersections } from '../../dom/observe'
import { onResize, type Tick } from '../../dom/on-scroll'
import { shareByElement } from './share-by-element'

const observeIntersections = createSharedIntersections()
const observeView = shareByElement<boolean>((el, report) => observeIntersections(el, ({ isIntersecting }) => report(isIntersecting)))
const observeSize = shareByElement<Element>((el, report) => onResize(el, () => report(el)))

/**
 * Calls `listener` in the frame after each report with whether `el` is in view: at the start and at each change. It reads the layout and returns the
 * function that writes, as a tick does.
 */
export const onVisibilityInNextFrame = (el: Element, listener: (isInView: boolean) => ReturnType<Tick>): (() => void) =>
  inNextFrame((report) => observeView(el, (isInView) => report(() => listener(isInView))))

/** Calls `tick` in the frame after each report: at the start, and when the size of `el` has changed, as it does when pictures and fonts load late. */
export const onResizeInNextFrame = (el: Element, tick: Tick): (() => void) => inNextFrame((report) => observeSize(el, () => report(tick)))

/** In the next frame, all effects read before any of them writes. Reports that arrive after the stop are ignored. */
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
/** Calls `tick` when the page has stopped scrolling: once per scroll, not in every frame. */
export function onScrollEnd(tick: Tick): () => void {
  scrollEndTicks.add(tick)
  // In the capture phase: if the body scrolls, its event does not bubble to the window.
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
