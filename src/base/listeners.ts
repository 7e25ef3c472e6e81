/** Call it to add a listener; the returned function removes it. `notify` calls them all. */
export interface ListenerList<A extends unknown[]> {
  (listener: (...args: A) => void): () => void
  notify: (...args: A) => void
}

export function createListenerList<A extends unknown[]>(): ListenerList<A> {
  const listeners = new Set<(...args: A) => void>()
  const add = (listener: (...args: A) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  add.notify = (...args: A) => {
    for (const listener of [...listeners]) listener(...args)
  }
  return add
}
