import { type Popup, popups, type Reason } from '../../services/popups'
import { convertBy, hearForms } from './convert'
import { push } from './data-layer'
import { followLink } from './links'

export { answered } from './convert'

/** What an open popup may have to attend to beside closing: its forms and the site's analytics. */
export function attend(popup: Popup, root: HTMLElement, reason: Reason): (() => void)[] {
  push(popup, 'shown', reason)
  const stopHearing = popups.onHide((hidden, why) => {
    if (hidden !== popup) return
    push(popup, 'closed', why)
    stopHearing()
  })
  return [hearForms(popup, root)]
}

/** A click in an open popup. */
export function click(popup: Popup, root: HTMLElement, event: Event): void {
  convertBy(popup, event)
  followLink(popup, root, event)
}
