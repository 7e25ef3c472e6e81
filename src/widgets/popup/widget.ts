import { DOCUMENT_SETTINGS, POPUP, POPUP_BY_HAND } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/**
 * The builder's popups, sent at the end of every page that may need one. No settings here, because the dialog and the triggers read them
 * once loaded.
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
export const popupByHand: Declaration = { name: 'popup', match: POPUP_BY_HAND, when: 'now', load: () => import('./start') }
