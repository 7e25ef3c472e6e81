import { on } from '../../base/events'
import { nextFrame } from '../../dom/next-frame'
import type { Tick } from '../../dom/on-scroll'

/** Reads the layout, and returns what is to be written, as a tick of `onScroll` does. */
type Listener<T extends unknown[]> = (...args: T) => ReturnType<Tick>
type Notify<T extends unknown[]> = (el: Element, ...args: T) => void
type Observer = IntersectionObserver | ResizeObserver

/** Calls the listener with whether the element is in view: at the start, and at each change. */
export const onInViewChange = createSharedObserver<[isInView: boolean]>(
  (notify) =>
    new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) notify(target, isIntersecting)
    }),
)
/** Calls the listener at the start, and when the element's size changes: pictures and fonts that load late change what is measured. */
export const onResize = createSharedObserver<[]>(
  (notify) =>
    new ResizeObserver((entries) => {
      for (const { target } of entries) notify(target)
    }),
)

/** One observer for all elements. Listeners are called in the next frame, where all of them read before any writes. */
function createSharedObserver<T extends unknown[]>(createObserver: (notify: Notify<T>) => Observer) {
  const listeners = new Map<Element, Set<Listener<T>>>()
  let observer: Observer | undefined
  const notify: Notify<T> = (el, ...args) => {
    for (const listener of listeners.get(el) ?? []) nextFrame(() => (listeners.get(el)?.has(listener) ? listener(...args) : undefined))
  }
  return (el: Element, listener: Listener<T>): (() => void) => {
    observer ??= createObserver(notify)
    const ofElement = listeners.get(el) ?? new Set()
    listeners.set(el, ofElement.add(listener))
    // An element that is observed already gives no first report; observed again, it gives one to its second listener as well.
    observer.unobserve(el)
    observer.observe(el)
    return () => {
      ofElement.delete(listener)
      if (ofElement.size) return
      listeners.delete(el)
      observer?.unobserve(el)
    }
  }
}

const scrollEndTicks = new Set<Tick>()
let stopListening: (() => void) | undefined
/** Calls `tick` when the page has stopped scrolling: once for each scroll, not in its frames. */
export function onScrollEnd(tick: Tick): () => void {
  scrollEndTicks.add(tick)
  // In the capture phase, because where the body scrolls its event does not come to the window.
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
