import { createListenerList } from './listeners'

/** An observable value. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (watch: () => void) => () => void
}

export function store<T>(value: T): Store<T> {
  const watchers = createListenerList<[]>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      watchers.notify()
    },
    subscribe: watchers,
  }
}
