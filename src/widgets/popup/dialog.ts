import type { Dialogs } from '../../popups/registry'
import { runButton } from './button-actions'
import { createModal } from './modal'
import { type CreateShell, createShell } from './shell'

export { runButton } from './button-actions'

/** The code of dialogs, with `createBuilderShell` for the builder's popups. */
export const dialogsWith = (createBuilderShell: CreateShell = createShell): Dialogs => ({
  /** Opens a popup whatever its rules say. Only the visitor's own decision against it keeps it closed. */
  open: (popup, reason, event) => {
    popup.modal ??= createModal(popup, popup.isFromBuilder ? createBuilderShell : createShell)
    popup.modal.show(reason, event)
  },
  runButton,
})

export const { open } = dialogsWith()
