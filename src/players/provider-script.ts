import { loadScript } from '../base/load-script'

/** How often a script that has come is asked whether it is ready (specification §9), and for how long in all. */
const POLL = 350
const TIMEOUT = 120_000

/**
 * A provider's script: not fetched where the page has it already, else once a page. `ready` gives it when it can be used;
 * `hear` lets it say so itself. Rejects when the file does not come (a later call asks again) or never gets ready.
 */
export async function loadProviderScript<T>(
  url: string,
  ready: () => T | undefined,
  signal: AbortSignal,
  hear: (wake: () => void) => void = () => {},
): Promise<T> {
  if (!ready()) await loadScript(url)
  for (let waited = 0; waited < TIMEOUT; waited += POLL) {
    signal.throwIfAborted()
    const found = ready()
    if (found) return found
    await new Promise<void>((done) => {
      setTimeout(done, POLL)
      hear(done)
    })
  }
  throw Error(`${url} did not get ready`)
}
