import { loadScript } from '../base/load-script'

/** How often to check whether a loaded script is ready, and for how long in all, in ms (specification §9). */
const POLL_INTERVAL = 350
const TIMEOUT = 120_000

/**
 * The scripting interface of a provider. Its script is loaded once per page, or not at all if the page already has it. `getReady` returns the
 * interface once it can be used; `onReady` lets the script announce that itself. Rejects if the file could not be loaded (a later call tries again),
 * if it does not become ready in time, and if `signal` is aborted.
 */
export async function loadProviderScript<T>(
  url: string,
  getReady: () => T | undefined,
  signal: AbortSignal,
  onReady: (listener: () => void) => void = () => {},
): Promise<T> {
  if (!getReady()) await loadScript(url)
  for (let waited = 0; waited < TIMEOUT; waited += POLL_INTERVAL) {
    signal.throwIfAborted()
    const api = getReady()
    if (api) return api
    await new Promise<void>((resolve) => {
      setTimeout(resolve, POLL_INTERVAL)
      onReady(resolve)
    })
  }
  throw Error(`${url} did not become ready`)
}
