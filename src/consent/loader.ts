import { script } from '../base/assets'

type Consent = typeof import('./prompt')

/** The site's consent tool, where it asks at all; the code of the tools is fetched only there. */
export const loadConsent = (): Promise<Consent> | undefined => (script?.dataset.consent === undefined ? undefined : import('./prompt'))

/**
 * Resolves when something may be asked of a third party without the visitor having asked for it; never, once `signal` is aborted:
 * whoever waited is gone.
 */
export const untilAllowed = (signal: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const ask = (tools?: Consent) => {
      if (signal.aborted) return
      if (tools) signal.addEventListener('abort', tools.onAllowed('marketing', done))
      else done()
    }
    Promise.resolve(loadConsent())
      .then(ask)
      .catch((error) => signal.aborted || fail(error))
  })
