import { DOCUMENT_SETTINGS, POPUP, POPUP_BY_HAND, SETTINGS } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { openers } from './openers'
import { startPopup } from './start'

/** Settings are read where they are used: by the dialog and the triggers, once those are loaded. */
const declare = (match: string, attribute: string): Widget => {
  const start = (host: HTMLElement) => startPopup(host, attribute)
  return { name: 'popup', match, attribute, when: 'now', load: () => ({ start }) }
}

/** The page builder's, which it sends in the footer of every page that may need one; and hand-written ones. */
export const popupWidgets: Widget[] = [declare(POPUP, DOCUMENT_SETTINGS), declare(POPUP_BY_HAND, SETTINGS), openers]
