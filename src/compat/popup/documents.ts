import { type Popup, popups } from '../../popups/registry'
import { instanceOf } from './instance'

/** Lists the builder's popups in `documentsManager`: those on the page now, and every one that is shown later (contract popups §15). */
export function listDocuments(documents: object): void {
  const add = (popup: Popup) =>
    popup.isFromBuilder &&
    Object.defineProperty(documents, popup.id, { get: () => instanceOf(popup), configurable: true, enumerable: true })
  for (const popup of popups.all()) add(popup)
  popups.onShow(add)
}
