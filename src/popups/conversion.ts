import { script } from '../base/assets'
import { closestTo, emit, on } from '../base/events'
import { containsNode } from '../base/property-of'
import { asObject, excerpt, getGlobal, isObject } from '../base/values'
import { POPUP_CONVERT } from '../page/selectors'
import { storage } from '../page/storage'
import { groupOf } from './group'
import { hideOnPageLink } from './page-links'
import { storageKey } from './popup-key'
import { type OpenChangeReason, type Popup, popups } from './registry'

/** Pushes an event to the site's analytics (`window.dataLayer`) if the script tag has `data-datalayer`. */
function pushToDataLayer(popup: Popup, action: 'shown' | 'closed' | 'converted', reason?: OpenChangeReason): void {
  if ((script?.dataset.datalayer ?? 'off') === 'off') return
  const { id } = popup
  const group = groupOf(popup)
  const page = globalThis as { dataLayer?: unknown[] }
  if (!getGlobal('dataLayer')) page.dataLayer = []
  page.dataLayer?.push({ event: 'skerry_popup', popup_id: id, ...(group && { popup_group: group }), popup_action: action, reason })
}

/** How long a form's success message stays readable before its popup closes, in ms (contract popups §6.3). */
const READING_TIME = 1000
const CONVERSION_TARGET = `[${POPUP_CONVERT}]`

/** Records that the popup converted this visitor, so it no longer opens automatically. */
function convert(popup: Popup, target: Element): void {
  storage.set(storageKey(popup, 'converted'), true)
  pushToDataLayer(popup, 'converted')
  emit(target, 'skerry:popup:convert', { id: popup.id, group: groupOf(popup) })
}

/** Converts on a click on a link or button that is the popup's goal. */
function convertOnClick(popup: Popup, event: Event): void {
  const target = closestTo(event, `${CONVERSION_TARGET}:not(form)`)
  if (target) convert(popup, target)
}

/**
 * Converts when the browser submits a form in the popup. Listens on the window, because a script that submits the form itself has called
 * `preventDefault` by then; such a script dispatches `skerry:form:success` on success.
 */
const onFormSubmit = (popup: Popup, root: HTMLElement): (() => void) =>
  on(window, 'submit', (event) => {
    const form = closestTo(event, `form${CONVERSION_TARGET}`)
    if (form && containsNode(root, form) && !event.defaultPrevented) convert(popup, form)
  })

/** Handles a successful form: `detail.data.popup` says which popup opens or closes now (contract popups §6.3). */
export function onFormSuccess(event: CustomEvent): void {
  const formPopup = popups.containing(event.target)
  const form = closestTo(event, CONVERSION_TARGET)
  if (formPopup && form) convert(formPopup, form)
  const { popup } = asObject(asObject(event.detail).data)
  if (!isObject(popup)) return
  if (popup.action === 'open') popups.open(typeof popup.id === 'object' ? excerpt(popup.id) : popup.id, 'form')
  else setTimeout(() => formPopup?.hide('form', popup.do_not_show_again), READING_TIME)
}

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
