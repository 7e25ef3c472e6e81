import { useLayoutEffect, useState } from 'react'
import type { Store } from './store'

/** The store's value in a component, which re-renders on change. */
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
