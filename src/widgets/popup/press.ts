import { POPUP_CLOSE, POPUP_OPEN, POPUP_TOGGLE } from '../../markup'
import { popups } from '../../services/popups'

/** A press on a button that opens or closes popups, anywhere on the page. */
export function press(button: Element, event: Event): void {
  const toggle = button.getAttribute(POPUP_TOGGLE)
  const opens = toggle ?? button.getAttribute(POPUP_OPEN)
  const closes = button.getAttribute(POPUP_CLOSE)
  if (opens !== null) popups.open(opens, 'link', event, toggle)
  else (closes ? popups.get(closes) : popups.around(button))?.hide('link')
}
