import { popups } from '../../popups/registry'

/** A press on a button that opens or closes popups (`POPUP_BUTTON`), anywhere on the page. */
export function runButton(button: HTMLElement, event: Event): void {
  // Its page has been swapped while this code was on its way, and the next may have a popup of the same name. What goes by its own click is in no body.
  if (button.getRootNode() instanceof HTMLBodyElement) return
  const { popupToggle, popupOpen, popupClose } = button.dataset
  const opens = popupToggle ?? popupOpen
  if (opens !== undefined) popups.open(opens, 'link', event, popupToggle)
  else (popupClose ? popups.get(popupClose) : popups.around(button))?.hide('link')
}
