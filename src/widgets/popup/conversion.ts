import { type OpenChangeReason, type Popup, popups } from '../../popups/registry'
import { convertOnClick, onFormSubmit } from './convert'
import { pushToDataLayer } from './data-layer'
import { hideOnPageLink } from './page-links'

export { onFormSuccess } from './convert'

/**
 * The lazy chunk for popups that do more than open and close: they contain forms, links into the page or conversion targets, or the site has
 * analytics.
 */
export function watchOpenPopup(popup: Popup, root: HTMLElement, reason: OpenChangeReason): () => void {
  pushToDataLayer(popup, 'shown', reason)
  const stopListening = popups.onHide((hiddenPopup, hideReason) => {
    if (hiddenPopup !== popup) return
    pushToDataLayer(popup, 'closed', hideReason)
    stopListening()
  })
  // The listener above is not stopped with it: it removes itself when the popup has closed, which is after this one has stopped.
  return onFormSubmit(popup, root)
}

/** Handles a click in an open popup. */
export function onPopupClick(popup: Popup, root: HTMLElement, event: Event): void {
  convertOnClick(popup, event)
  hideOnPageLink(popup, root, event)
}
