import { propertyOf } from '../../base/property-of'
import { guardMoved, markOf } from '../../dom/guard-moved'
import { detach, moveNode } from '../../dom/move'
import { createMediaPause } from '../../dom/pause-media'
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
  popup.videos ??= createMediaPause()
  popup.videos.resume(host)
  return () => {
    popup.videos?.pause(host)
    writers.stop()
    stopGuarding()
    moveBack()
  }
}
