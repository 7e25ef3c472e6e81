import { script } from '../base/assets'

type Consent = typeof import('./prompt')

/** Loads the code that knows the site's consent tool; `undefined` where the site does not ask for consent, and nothing is loaded. */
export const loadConsent = (): Promise<Consent> | undefined => (script?.dataset.consent === undefined ? undefined : import('./prompt'))

/**
 * Resolves when something may be requested from a third party although the visitor has not activated anything; rejects when the code that
 * knows the consent tool could not be loaded. Once `signal` is aborted it settles no more.
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
