import { loadScript } from '../../base/load-script'

/** How often to check whether a loaded script is ready, and for how long, in ms (specification §9). */
const POLL_INTERVAL = 350
const TIMEOUT = 120_000

/**
 * Loads a provider's scripting API, once per page, unless the page already has it. `getReady` returns the API when usable; `onReady` lets
 * the script announce it. Rejects if the file fails to load (a later call retries), if it is not ready in time, and when `signal` is
 * aborted.
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
