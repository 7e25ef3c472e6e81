import { script } from '../../base/assets'

type Consent = typeof import('./prompt')

/** Loads the code for the site's consent tool; `undefined` if the site does not use consent. */
export const loadConsent = (): Promise<Consent> | undefined => (script?.dataset.consent === undefined ? undefined : import('./prompt'))

/**
 * Resolves once third parties may be contacted without the visitor activating anything; rejects if the consent code fails to load. Never
 * settles once `signal` is aborted.
 */
export const untilAllowed = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const wait = (consent?: Consent) => {
      if (signal.aborted) return
      if (consent) signal.addEventListener('abort', consent.onAllowed('marketing', resolve))
      else resolve()
    }
    Promise.resolve(loadConsent())
      .then(wait)
      .catch((error) => signal.aborted || reject(error))
  })
