import { propertyOf } from '../../base/property-of'
import { type Dialogs, popups } from '../../popups/registry'
import { createModal } from './modal'
import { type CreateShell, createShell } from './shell'

/** Handles a click anywhere on a button that opens or closes popups by data attributes (`POPUP_BUTTON`). */
export function runButton(button: HTMLElement, event: Event): void {
  const el = button
  // The page was swapped while this code loaded, so the button's root is now the old body, and the next page may have a popup with the same
  // id. A button that its own click removed, without its body, still works.
  if (el.getRootNode() instanceof HTMLBodyElement) return
  const { popupToggle, popupOpen, popupClose } = propertyOf(el, 'dataset')
  const id = popupToggle ?? popupOpen
  if (id !== undefined) popups.open(id, 'link', event, popupToggle)
  else (popupClose ? popups.get(popupClose) : popups.containing(button))?.hide('link')
}

/** Creates the dialog code, with the builder's shell for its popups. */
export const dialogsWith = (createBuilderShell: CreateShell = createShell): Dialogs => ({
  /** Opens a popup whatever its rules say, unless the visitor disabled it. */
  open: (popup, reason, event) => {
    popup.modal ??= createModal(popup, popup.isFromBuilder ? createBuilderShell : createShell)
    popup.modal.show(reason, event)
  },
  runButton,
})

export const { open } = dialogsWith()
