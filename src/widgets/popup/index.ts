import { DOCUMENT_SETTINGS, POPUP, POPUP_BY_HAND, SETTINGS } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { openers } from './openers'
import { startPopup } from './start'

/** The module names no settings, because the dialog and the triggers read them themselves once they are loaded. */
const declarePopup = (match: string, attribute: string): Widget => {
  const start = (host: HTMLElement) => startPopup(host, attribute)
  return { name: 'popup', match, attribute, when: 'now', load: () => ({ start }) }
}

/** The page builder's popups, which it sends at the end of every page that may need one, hand-written popups, and what opens either. */
export const popupWidgets: Widget[] = [declarePopup(POPUP, DOCUMENT_SETTINGS), declarePopup(POPUP_BY_HAND, SETTINGS), openers]
