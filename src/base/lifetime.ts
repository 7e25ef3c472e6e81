import { report } from './report'

/**
 * Loads a module and uses it, unless the returned function was called first; calling it later undoes what `use` did.
 * When the module cannot be loaded, which the loader has reported, `otherwise` runs instead. What either throws is reported.
 */
export function whenLoaded<T>(
  load: () => Promise<T>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a use that attaches nothing returns nothing
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
        // What was used may itself have led to the stop.
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

/** Calls every function and forgets it: how whatever has attached several things takes them all back. */
export function stopAll(stops: (() => void)[]): void {
  for (const stop of stops.splice(0)) stop()
}
