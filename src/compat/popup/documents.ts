import { type Popup, popups } from '../../popups/registry'
import { instanceOf } from './instance'

/** Lists the builder's popups in `documentsManager`: the page's current ones, and later ones when shown (contract popups §15). */
export function listDocuments(documents: object): void {
  const add = (popup: Popup) =>
    popup.isFromBuilder &&
    Object.defineProperty(documents, popup.id, { get: () => instanceOf(popup), configurable: true, enumerable: true })
  for (const popup of popups.all()) add(popup)
  popups.onShow(add)
}
