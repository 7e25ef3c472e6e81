import { isComposing } from './is-composing'
import { closestOf, propertyOf } from './property-of'

/** A method of the target. On the document and on forms, an element with that name may shadow it, and some elements are callable. */
const functionOf = <K extends keyof EventTarget>(target: EventTarget, name: K): EventTarget[K] => {
  const found: unknown = target[name]
  return typeof found === 'function' && !(found instanceof Element) ? target[name] : propertyOf(target as Node, name)
}

/** Dispatches a bubbling CustomEvent. Returns false if a listener called `preventDefault` on a cancelable one. */
export function emit(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
  return functionOf(target, 'dispatchEvent').call(target, new CustomEvent(name, { bubbles: true, cancelable, detail }))
}

/**
 * Listens until the returned function is called. Keys that belong to an input method reach only listeners on the window; others would mistake them
 * for their own.
 */
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

/** The event's target or its closest ancestor that matches. */
export const closestTo = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? closestOf<E>(target, selector) : null

/** Whether this is a click with the main button and no modifier key. Any other click asks the browser for a new tab, a new window or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)
