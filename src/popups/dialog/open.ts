import { propertyOf } from '../../base/property-of'
import { type Dialogs, popups } from '../registry'
import { wasSwappedOut } from '../swapped-out'
import { createDialog } from './lifecycle'
import type { CreateVariant } from './variant'

/** Runs a click on a button that opens or closes popups by its data attributes (`POPUP_BUTTON`), anywhere on the page. */
export function runButton(button: HTMLElement, event: Event): void {
  // The next page may have a popup with the same id. A button that its own click removed without its body still works.
  if (wasSwappedOut(button)) return
  const { popupToggle, popupOpen, popupClose } = propertyOf(button, 'dataset')
  const id = popupToggle ?? popupOpen
  if (id !== undefined) popups.open(id, 'link', event, popupToggle)
  else (popupClose ? popups.get(popupClose) : popups.containing(button))?.hide('link')
}

/** The code of the dialogs that `createVariant` makes. */
export const dialogsWith = (createVariant: CreateVariant): Dialogs => ({
  /** Opens a popup whatever its rules say. What was shown before (shown-before.ts), or a listener of `skerry:popup:show`, may still keep it closed. */
  open: (popup, reason, event) => {
    popup.dialog ??= createDialog(popup, createVariant)
    popup.dialog.show(reason, event)
  },
  runButton,
})
