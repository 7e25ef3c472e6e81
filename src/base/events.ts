import { isComposing } from './is-composing'
import { closestOf, propertyOf } from './property-of'

/** A target's method. On the document and on forms an element of that name may be in its place, and some elements are callable. */
const functionOf = <K extends keyof EventTarget>(target: EventTarget, name: K): EventTarget[K] => {
  const found: unknown = target[name]
  return typeof found === 'function' && !(found instanceof Element) ? target[name] : propertyOf(target as Node, name)
}

/** Dispatches a bubbling CustomEvent; false when a listener called `preventDefault` on a cancelable one. */
export function emit(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
  return functionOf(target, 'dispatchEvent').call(target, new CustomEvent(name, { bubbles: true, cancelable, detail }))
}

/** Listens until the returned function is called. Keys of an input method are heard at the window alone: everywhere else they would act as if they were ours. */
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

/** The event's target, or the closest element around it, that matches. */
export const closestTo = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? closestOf<E>(target, selector) : null

/** A click with the main button and no modifier key. Any other asks the browser for a new tab, a new window or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)
