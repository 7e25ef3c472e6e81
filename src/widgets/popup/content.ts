import { createLeaving } from '../../dom/leave'
import { detach, moveNode } from '../../dom/move'
import { createWriter } from '../../dom/writer'
import type { Popup } from '../../popups/registry'

/**
 * Moves hand-written content into the dialog. The returned function moves it back when the popup closes: what the visitor typed stays, and
 * films stop until the next opening.
 */
export function moveContentIn(popup: Popup, message: HTMLElement): () => void {
  const { host } = popup
  const hostWriter = createWriter(host)
  const moveBack = detach(host, () => moveNode(host, message, null))
  hostWriter.set('hidden', null)
  popup.films ??= createLeaving()
  popup.films.comeBack(host)
  return () => {
    popup.films?.leave(host)
    hostWriter.stop()
    moveBack()
  }
}
