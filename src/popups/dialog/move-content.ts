import { propertyOf } from '../../base/property-of'
import { guardMoved, markOf } from '../../dom/guard-moved'
import { createLeaving } from '../../dom/leave'
import { detach, moveNode } from '../../dom/move'
import { createWriters } from '../../dom/writers'
import type { Popup } from '../registry'

/**
 * Moves hand-written content into the dialog. The returned function moves it back when the popup closes: form input stays, and videos pause
 * until the next opening. `onTaken` runs when a script removes the content, and must move it back at once.
 */
export function moveContentIn(popup: Popup, message: HTMLElement, onTaken: () => void = () => {}): () => void {
  const { host } = popup
  const writers = createWriters()
  const parent = propertyOf(host, 'parentNode')
  let moveBack = () => {}
  const mark = markOf(host, () => {
    moveBack = detach(host, () => moveNode(host, message, null))
  })
  const stopGuarding = parent && mark ? guardMoved(parent, new Map([[host, mark]]), onTaken) : () => {}
  writers.set(host, { hidden: null })
  popup.videos ??= createLeaving()
  popup.videos.comeBack(host)
  return () => {
    popup.videos?.leave(host)
    writers.stop()
    stopGuarding()
    moveBack()
  }
}
