import { closestOf } from './property-of'

/** Dispatches a bubbling CustomEvent; false when a listener called `preventDefault` on a cancelable one. */
export function emit(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable, detail }))
}

/** Listens until the returned function is called. */
export function on<E extends Event = Event>(
  target: EventTarget,
  name: string,
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(name, listener as EventListener, options)
  return () => target.removeEventListener(name, listener as EventListener, options)
}

/** The event's target, or the closest element around it, that matches. */
export const closestTo = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? closestOf<E>(target, selector) : null

/** A click with the main button and no key held: any other one asks the browser for a new tab, a new window or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)
