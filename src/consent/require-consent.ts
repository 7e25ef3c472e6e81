import { script } from '../base/assets'
import { whenLoaded } from '../base/lifetime'
import type { PromptPlacement } from './ask-for-consent'

/**
 * Calls `onConsent` when content may be requested from the third party at `address`: at once if the site does not ask for consent, else when the
 * visitor has allowed it in `box`. Calls `onError` if the code that asks could not be loaded. The returned function stops waiting.
 */
export function requireConsent(
  box: HTMLElement,
  address: string,
  onConsent: () => void,
  onError: () => void = () => {},
  placement?: PromptPlacement,
): () => void {
  if (script?.dataset.consent === undefined) {
    onConsent()
    return () => {}
  }
  return whenLoaded(
    () => import('./prompt'),
    ({ askForConsent }) => askForConsent(box, address, () => onConsent(), placement),
    onError,
  )
}
