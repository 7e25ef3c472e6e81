import { propertyOf } from '../../base/property-of'
import { type Dialogs, popups } from '../registry'
import { createDialog } from './lifecycle'
import type { CreateVariant } from './variant'

/** Runs a click on a button that opens or closes popups by its data attributes (`POPUP_BUTTON`), anywhere on the page. */
export function runButton(button: HTMLElement, event: Event): void {
  // The button's page was swapped while this code was loading, and the next page may have a popup with the same id: the old body is the
  // button's root then. A button that its own click removed without its body still works.
  if (button.getRootNode() instanceof HTMLBodyElement) return
  const { popupToggle, popupOpen, popupClose } = propertyOf(button, 'dataset')
  const id = popupToggle ?? popupOpen
  if (id !== undefined) popups.open(id, 'link', event, popupToggle)
  else (popupClose ? popups.get(popupClose) : popups.containing(button))?.hide('link')
}

/** The code of the dialogs that `createVariant` makes. */
export const dialogsWith = (createVariant: CreateVariant): Dialogs => ({
  /** Opens a popup whatever its rules say. Only the visitor's own decision against it keeps it closed. */
  open: (popup, reason, event) => {
    popup.dialog ??= createDialog(popup, createVariant)
    popup.dialog.show(reason, event)
  },
  runButton,
})
