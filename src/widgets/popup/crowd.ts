import { describeElement, report } from '../../base/report'
import { type Popup, popups } from '../../popups/registry'

/** How many popups may be open at once without anybody having asked for them. */
export const MOST_OPEN = 20

/** Those that their triggers have opened or are opening. */
const opened = new Set<Popup>()
let isReported = false

/** Whether one more popup may open by itself. The first one that may not is reported, on behalf of all. */
export function mayOpen(popup: Popup): boolean {
  // Until the code of the dialogs has loaded, all of them are on their way.
  if (popups.dialogs?.loaded) for (const each of opened) if (!each.isOpen()) opened.delete(each)
  if (opened.size < MOST_OPEN) {
    opened.add(popup)
    return true
  }
  if (!isReported)
    report(
      describeElement(popup.host),
      `triggers: expected at most ${MOST_OPEN} popups that open by themselves and are open at once, got one more; it stays closed, and so do those after it`,
    )
  isReported = true
  return false
}

/** The popup is gone and makes room for others. */
export const leaveCrowd = (popup: Popup): void => void opened.delete(popup)
