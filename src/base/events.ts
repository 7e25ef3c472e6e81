import { isComposing } from './is-composing'
import { closestOf, matchesSelector, propertyOf } from './property-of'

/** A target's method. On the document and on forms an element may shadow it, and some elements are callable. */
const functionOf = <K extends keyof EventTarget>(target: EventTarget, name: K): EventTarget[K] => {
  const found: unknown = target[name]
  return typeof found === 'function' && !(found instanceof Element) ? target[name] : propertyOf(target as Node, name)
}

/** Dispatches a bubbling CustomEvent; false if a listener prevented a cancelable one. */
export function emit(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
  return functionOf(target, 'dispatchEvent').call(target, new CustomEvent(name, { bubbles: true, cancelable, detail }))
}

/** Adds a listener; returns its removal. Input method keys reach only the window's: elsewhere they would trigger our actions. */
export function on<E extends Event = Event>(
  target: EventTarget,
  name: string,
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const heard = (
    /^key/.test(name) && target !== window ? (event: Event) => isComposing(event as KeyboardEvent) || listener(event as E) : listener
  ) as EventListener
  functionOf(target, 'addEventListener').call(target, name, heard, options)
  return () => functionOf(target, 'removeEventListener').call(target, name, heard, options)
}

/** The event's target or its closest ancestor that matches, in open shadow roots too: outside of one, the target is its host. */
export function closestTo<E extends Element = HTMLElement>(event: Event, selector: string): E | null {
  const isMatch = (el: EventTarget): el is E => el instanceof Element && matchesSelector(el, selector)
  // Empty once all listeners have had the event; a click that jQuery triggers has none.
  const path = (event as Partial<Event>).composedPath?.() ?? []
  if (path[0]) return path.find(isMatch) ?? null
  return event.target instanceof Element ? closestOf<E>(event.target, selector) : null
}

/** A click with the main button and no modifier key. Others open a new tab, a new window or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)

/** Whether the browser opens a link in a new tab or window by this click, or saves it. */
export const isForBrowser = (event: MouseEvent): boolean => !isPlainClick(event) && closestTo(event, '[href]') !== null
