import { SWAPPED } from '../../markup'
import { popups } from '../../services/popups'

/** A press on a button that opens or closes popups (`POPUP_BUTTON`), anywhere on the page. */
export function press(button: HTMLElement, event: Event): void {
  // The next page may have a popup of the same name.
  if (button.matches(SWAPPED)) return
  const { popupToggle, popupOpen, popupClose } = button.dataset
  const opens = popupToggle ?? popupOpen
  if (opens !== undefined) popups.open(opens, 'link', event, popupToggle)
  else (popupClose ? popups.get(popupClose) : popups.around(button))?.hide('link')
}
