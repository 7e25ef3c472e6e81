import type { Popup, Reason } from '../../popups/registry'
import { makeModal } from './modal'

export { runButton } from './button-actions'

/** Opens a popup, whatever its rules say; only what its visitor decided stands against it. */
export function open(popup: Popup, reason: Reason, event?: Event): void {
  popup.modal ??= makeModal(popup)
  popup.modal.show(reason, event)
}
