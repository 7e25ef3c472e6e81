import { emit, on } from '../../base/events'
import { asObject, excerpt, isObject } from '../../base/values'
import { POPUP_CONVERT } from '../../builder/selectors'
import { storage } from '../../builder/storage'
import { type Popup, popups } from '../../popups/registry'
import { storageKey } from './counters'
import { pushToDataLayer } from './data-layer'

/** The time a form's answer is left to be read before its popup closes (contract popups §6.3). */
const READING = 1000
const DONE = `[${POPUP_CONVERT}]`

/** The popup did its work: it does not open by itself again. */
function convert(popup: Popup, target: Element): void {
  storage.set(storageKey(popup, 'converted'), true)
  pushToDataLayer(popup, 'converted')
  emit(target, 'skerry:popup:convert', { id: popup.id })
}

const at = (event: Event, selector: string) => (event.target as Element).closest?.(selector)

/** A press on a link or button that the popup is there for. */
export function convertOnClick(popup: Popup, event: Event): void {
  const done = at(event, `${DONE}:not(form)`)
  if (done) convert(popup, done)
}

/** Hears of a form that is sent; at the window, where a script that sends it itself has prevented the default by now: it tells how that went. */
export const onFormSubmit = (popup: Popup, root: HTMLElement): (() => void) =>
  on(window, 'submit', (event) => {
    const form = at(event, `form${DONE}`)
    if (form && root.contains(form) && !event.defaultPrevented) convert(popup, form)
  })

/** A form of the page was sent and answered: `detail.data.popup` says which popup opens or closes now (contract popups §6.3). */
export function onFormSuccess({ target, detail }: CustomEvent): void {
  const around = popups.around(target)
  const form = target instanceof Element && target.closest(DONE)
  if (around && form) convert(around, form)
  const { popup } = asObject(asObject(detail).data)
  if (!isObject(popup)) return
  if (popup.action === 'open') popups.open(typeof popup.id === 'object' ? excerpt(popup.id) : popup.id, 'form')
  else setTimeout(() => around?.hide('form', popup.do_not_show_again), READING)
}
