import { on } from '../../services/events'
import type { Tick } from '../../services/scroll'

/** All of a batch read before any of it writes, so that a frame lays the page out once. */
type Ticks<T extends unknown[]> = (...given: T) => (() => void) | undefined
const batch = (writes: ((() => void) | undefined)[]) => {
  for (const write of writes) write?.()
}

const ends: Ticks<[]>[] = []
/** When what is written now has come into force. */
export function later(tick: Ticks<[]>): void {
  if (ends.push(tick) > 1) return
  requestAnimationFrame(() => requestAnimationFrame(() => batch(ends.splice(0).map((each) => each()))))
}

/** One observer for many elements; called with whether the element is in view, and at the start. */
export const onSight = shared<[isIn: boolean]>((tell) => {
  return new IntersectionObserver((entries) => tell(new Map(entries.map((entry) => [entry.target, [entry.isIntersecting]]))))
})
/** Late pictures and fonts move what is measured. */
export const onSize = shared<[]>((tell) => new ResizeObserver((entries) => tell(new Map(entries.map(({ target }) => [target, []])))))

function shared<T extends unknown[]>(make: (tell: (news: Map<Element, T>) => void) => IntersectionObserver | ResizeObserver) {
  const waiting = new Map<Element, Set<Ticks<T>>>()
  let observer: IntersectionObserver | ResizeObserver | undefined
  return (el: Element, tick: Ticks<T>): (() => void) => {
    observer ??= make((news) => batch([...news].flatMap(([target, given]) => [...(waiting.get(target) ?? [])].map((t) => t(...given)))))
    const ticks = waiting.get(el) ?? new Set()
    waiting.set(el, ticks.add(tick))
    // Observing anew asks for a first report, which a second one on the same element is owed as well.
    observer.unobserve(el)
    observer.observe(el)
    return () => {
      ticks.delete(tick)
      if (ticks.size) return
      waiting.delete(el)
      observer?.unobserve(el)
    }
  }
}

const resting = new Set<Tick>()
let quit: (() => void) | undefined
/** Called when scrolling has come to its end: once for a whole movement, not in its frames. */
export function onRest(tick: Tick): () => void {
  resting.add(tick)
  quit ??= on(window, 'scrollend', () => batch([...resting].map((each) => each() as (() => void) | undefined)))
  return () => {
    resting.delete(tick)
    if (resting.size) return
    quit = void quit?.()
  }
}
