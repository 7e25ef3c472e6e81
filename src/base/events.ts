import { closestOf, propertyOf } from './property-of'

/** A target's function. Of the document and of a form that may be an element with its name, and some elements count as functions, too. */
const functionOf = <K extends keyof EventTarget>(target: EventTarget, name: K): EventTarget[K] => {
  const found: unknown = target[name]
  return typeof found === 'function' && !(found instanceof Element) ? target[name] : propertyOf(target as Node, name)
}

/** Dispatches a bubbling CustomEvent; false when a listener called `preventDefault` on a cancelable one. */
export function emit(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
  return functionOf(target, 'dispatchEvent').call(target, new CustomEvent(name, { bubbles: true, cancelable, detail }))
}

/** Listens until the returned function is called. */
export function on<E extends Event = Event>(
  target: EventTarget,
  name: string,
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  functionOf(target, 'addEventListener').call(target, name, listener as EventListener, options)
  return () => functionOf(target, 'removeEventListener').call(target, name, listener as EventListener, options)
}

/** The event's target, or the closest element around it, that matches. */
export const closestTo = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? closestOf<E>(target, selector) : null

/** A click with the main button and no key held: any other one asks the browser for a new tab, a new window or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)
