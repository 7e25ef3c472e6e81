import { DOCUMENT_SETTINGS } from '../page/selectors'
import type { Popup } from '../popups/registry'

/** A popup of the page builder with one setting that cannot be read. */
export function fakePopup(id: string, show = () => {}): Popup {
  const host = document.createElement('section')
  host.setAttribute(DOCUMENT_SETTINGS, '{"close_automatically":"later"}')
  return {
    id,
    host,
    isFromBuilder: true,
    openSelector: undefined,
    show,
    hide: () => {},
    isOpen: () => false,
    explain: () => Promise.resolve({ id: '1', rules: [], triggers: [] }),
  }
}
