import { DOCUMENT_SETTINGS, POPUP } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

// The builder's popups are sent at the end of every page that may need one. No settings here, because the dialog and the triggers read
// them once loaded.
/**
 * A dialog over the page that opens by itself, by a button or a link, to the visitors you choose and as often as you allow.
 * @page popup
 */
export const popup: Declaration = {
  name: 'popup',
  match: POPUP,
  attribute: DOCUMENT_SETTINGS,
  action: 'popup',
  when: 'now',
  load: () => import('./start'),
}

/** Hand-written popups. */
export const popupByHand: Declaration = { name: 'popup', byHand: true, when: 'now', load: () => import('./start') }
