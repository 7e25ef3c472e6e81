import { closestTo, emit, on } from '../base/events'
import { clicks } from './clicks'

/** What visitors press to fill in a form, not to send it. */
const FIELDS = 'input:not([type=submit],[type=image],[type=button]),select,textarea,label'

/** Whether the visitor is filling in: scripts ask meanwhile whether a form is complete, and then nothing may move. */
function isFillingIn(): boolean {
  const { latest, latestKey, beforeKey } = clicks
  if (latestKey && beforeKey === latest) return latestKey.key !== 'Enter'
  return Boolean(latest && closestTo(latest, FIELDS))
}

/**
 * The browser can neither focus an invalid field in a closed part of ours nor say what is wrong with it, and so would not send its form
 * without a word. Asks the parts around the first such field to open, as find-in-page does; then the browser can.
 */
export function revealInvalidFields(): () => void {
  let isFirst = true
  const onInvalid = ({ target }: Event) => {
    if (!isFirst || isFillingIn()) return
    isFirst = false
    setTimeout(() => {
      isFirst = true
    })
    emit(target as Element, 'beforematch')
    // Safari asks whether the field can be focused without a layout of its own.
    ;(target as Element).getClientRects()
  }
  return on(document, 'invalid', onInvalid, { capture: true })
}
