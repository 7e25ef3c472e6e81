import { type OpenChangeReason, type Popup, popups } from '../../popups/registry'
import { convertOnClick, onFormSubmit } from './convert'
import { pushToDataLayer } from './data-layer'
import { hideOnPageLink } from './page-links'

export { onFormSuccess } from './convert'

/** The lazy chunk for popups with forms, in-page links or conversion targets, or on sites with analytics. */
export function watchOpenPopup(popup: Popup, root: HTMLElement, reason: OpenChangeReason): () => void {
  pushToDataLayer(popup, 'shown', reason)
  const stopListening = popups.onHide((hiddenPopup, hideReason) => {
    if (hiddenPopup !== popup) return
    pushToDataLayer(popup, 'closed', hideReason)
    stopListening()
  })
  // The listener above outlives this: it removes itself when the popup has closed, which comes later.
  return onFormSubmit(popup, root)
}

/** Handles a click in an open popup. */
export function onPopupClick(popup: Popup, root: HTMLElement, event: Event): void {
  convertOnClick(popup, event)
  hideOnPageLink(popup, root, event)
}
