import { script } from '../../base/assets'
import { whenLoaded } from '../../base/lifetime'
import type { PromptPlacement } from './ask-for-consent'

/**
 * Calls `onConsent` once the third party at `address` may be contacted: at once if the site does not use consent, else when the visitor
 * allows it in `box`; `onError` if the prompt's code fails to load. The returned function stops waiting.
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
