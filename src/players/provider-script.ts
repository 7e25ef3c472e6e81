import { loadScript } from '../base/load-script'

/** How often a loaded script is checked for being ready, and for how long in all, in ms (specification §9). */
const POLL_INTERVAL = 350
const TIMEOUT = 120_000

/**
 * The scripting interface of a provider. Its script is loaded once a page, and not at all where the page has it already. `getReady` returns
 * the interface when it can be used; `onReady` lets the script announce that itself. Rejects when the file could not be loaded (a later call
 * tries again), when it does not get ready in time, and when `signal` is aborted.
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
  throw Error(`${url} did not get ready`)
}
