import { on } from '../../base/events'
import { nextFrame } from '../../dom/next-frame'
import type { Tick } from '../../dom/on-scroll'

/** Reads, and returns what it wants to write. */
type Reader<T extends unknown[]> = (...given: T) => ReturnType<Tick>

/** One observer for many elements; called with whether the element is in view, and at the start. */
export const onNear = shared<[isIn: boolean]>(
  (tell) =>
    new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) tell(target, isIntersecting)
    }),
)
/** Late pictures and fonts move what is measured. */
export const onSize = shared<[]>(
  (tell) =>
    new ResizeObserver((entries) => {
      for (const { target } of entries) tell(target)
    }),
)

function shared<T extends unknown[]>(make: (tell: (el: Element, ...news: T) => void) => IntersectionObserver | ResizeObserver) {
  const readers = new Map<Element, Set<Reader<T>>>()
  let observer: IntersectionObserver | ResizeObserver | undefined
  const tell = (el: Element, ...news: T) => {
    for (const read of readers.get(el) ?? []) nextFrame(() => (readers.get(el)?.has(read) ? read(...news) : undefined))
  }
  return (el: Element, read: Reader<T>): (() => void) => {
    observer ??= make(tell)
    const all = readers.get(el) ?? new Set()
    readers.set(el, all.add(read))
    // Observing anew asks for a first report, which a second reader of the same element is owed as well.
    observer.unobserve(el)
    observer.observe(el)
    return () => {
      all.delete(read)
      if (all.size) return
      readers.delete(el)
      observer?.unobserve(el)
    }
  }
}

const resting = new Set<Tick>()
let quit: (() => void) | undefined
/** Called when scrolling has come to its end: once for a whole movement, not in its frames. */
export function onRest(tick: Tick): () => void {
  resting.add(tick)
  quit ??= on(window, 'scrollend', () => {
    for (const each of resting) nextFrame(() => (resting.has(each) ? each() : undefined))
  })
  return () => {
    resting.delete(tick)
    if (!resting.size) quit = void quit?.()
  }
}
