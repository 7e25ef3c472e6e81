import { guard } from '../../base/report'
import { type Popup, popups } from '../../popups/registry'
import { jquery } from '../jquery'
import { instanceOf, publicId } from './instance'

/** Notifies existing sites' scripts when a builder's popup is shown or hidden (contract popups §14). */
export function startPopupEvents(): void {
  popups.onShow((popup) => popup.isFromBuilder && dispatchPopupEvent('show', popup))
  popups.onHide((popup) => popup.isFromBuilder && dispatchPopupEvent('hide', popup))
}

/** Dispatches through jQuery on the document, then natively on the window; each listener is called once (contract popups §14). */
function dispatchPopupEvent(type: 'show' | 'hide', popup: Popup): void {
  const name = `elementor/popup/${type}`
  const instance = instanceOf(popup)
  const id = publicId(popup)
  const $ = jquery()
  guard('popup', `a listener of ${name} failed`, () => $?.(document).trigger(name, [id, instance]))
  // jQuery's listeners on the window were called by its bubbling. `event.triggered` is how jQuery makes them skip the native event.
  const { event = {} } = ($ ?? {}) as { event?: { triggered?: string } }
  const previous = event.triggered
  event.triggered = name
  guard('popup', `a listener of ${name} failed`, () => window.dispatchEvent(new CustomEvent(name, { detail: { id, instance } })))
  event.triggered = previous
  instance.getModal().trigger(type)
}
