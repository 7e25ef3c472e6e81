import { script } from '../base/assets'

type Consent = typeof import('./prompt')

/** Loads the code for the site's consent tool. Loads nothing and returns `undefined` if the site does not ask for consent. */
export const loadConsent = (): Promise<Consent> | undefined => (script?.dataset.consent === undefined ? undefined : import('./prompt'))

/**
 * Resolves when something may be requested from a third party without the visitor having activated anything. Rejects if the code for the consent tool
 * could not be loaded. Never settles after `signal` has been aborted.
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
