import { useLayoutEffect } from 'react'
import type { View } from '../widget'

/** A view that renders nothing: what it starts on the host is undone when the island ends. */
export const behaviour =
  <S>(start: (host: HTMLElement, settings: S) => () => void): View<S> =>
  ({ host, settings }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: an island's host and settings never change
    useLayoutEffect(() => start(host, settings), [])
    return null
  }
