/** Dispatches a bubbling CustomEvent; false when a listener called `preventDefault` on a cancelable one. */
export function fire(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
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
