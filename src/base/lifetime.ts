import { report } from './report'

/**
 * Loads a module and passes it to `use`. The returned function cancels that, or undoes what `use` did. If loading fails, which the loader reports,
 * `otherwise` runs instead. What either of them throws is reported.
 */
export function whenLoaded<T>(
  load: () => Promise<T>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a `use` that attaches nothing returns nothing
  use: (loaded: T) => (() => void) | void,
  otherwise: () => void = () => {},
): () => void {
  let isStopped = false
  let stop: ReturnType<typeof use>
  load()
    .then(
      (loaded) => {
        if (isStopped) return
        stop = use(loaded)
        // `use` itself may have caused the stop.
        if (isStopped) stop?.()
      },
      () => {
        if (!isStopped) otherwise()
      },
    )
    .catch((error) => report('chunk', `${error}`, error))
  return () => {
    isStopped = true
    stop?.()
  }
}

/** Calls every function once and empties the list. If one throws, that is reported, and the others still run. */
export function stopAll(stops: (() => void)[]): void {
  for (const stop of stops.splice(0)) {
    try {
      stop()
    } catch (error) {
      report('stop', `${error}`, error)
    }
  }
}
