import { report } from './report'

/**
 * Loads a module and passes it to `use`. The returned function cancels that, or undoes `use`. If loading fails, which the loader reports,
 * calls `otherwise` instead. Errors in either are reported.
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
        // `use` may itself have caused the stop.
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

/** Calls every function once and empties the list. Errors are reported, and do not keep the others from running. */
export function stopAll(stops: (() => void)[]): void {
  for (const stop of stops.splice(0)) {
    try {
      stop()
    } catch (error) {
      report('stop', `${error}`, error)
    }
  }
}
