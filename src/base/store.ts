import { useLayoutEffect, useState } from 'react'
import { createListenerList } from './listeners'

/** A value that others can watch. */
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

/** The store's value in a component, which renders again when it changes. */
export function useStore<T>(source: Store<T>): T {
  const [value, setValue] = useState(source.get)
  useLayoutEffect(() => {
    const update = () => setValue(source.get)
    // It may have changed between render and effect.
    update()
    return source.subscribe(update)
  }, [source])
  return value
}
