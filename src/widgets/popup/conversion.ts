import { type Popup, popups, type Reason } from '../../popups/registry'
import { convertOnClick, onFormSubmit } from './convert'
import { pushToDataLayer } from './data-layer'
import { followLink } from './links'

export { onFormSuccess } from './convert'

/** What an open popup may have to attend to beside closing: its forms and the site's analytics. */
export function watchOpenPopup(popup: Popup, root: HTMLElement, reason: Reason): (() => void)[] {
  pushToDataLayer(popup, 'shown', reason)
  const stopHearing = popups.onHide((hidden, why) => {
    if (hidden !== popup) return
    pushToDataLayer(popup, 'closed', why)
    stopHearing()
  })
  return [onFormSubmit(popup, root)]
}

/** A click in an open popup. */
export function onPopupClick(popup: Popup, root: HTMLElement, event: Event): void {
  convertOnClick(popup, event)
  followLink(popup, root, event)
}
