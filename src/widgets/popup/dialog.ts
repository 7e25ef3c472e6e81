import type { OpenChangeReason, Popup } from '../../popups/registry'
import { createModal } from './modal'

export { runButton } from './button-actions'

/** Opens a popup whatever its rules say. Only the visitor's own decision against it keeps it closed. */
export function open(popup: Popup, reason: OpenChangeReason, event?: Event): void {
  popup.modal ??= createModal(popup)
  popup.modal.show(reason, event)
}
