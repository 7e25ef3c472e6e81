import { describeElement, report } from '../../base/report'
import { type Popup, popups } from '../../popups/registry'

/** How many automatically opened popups may be open at once. */
export const MAX_OPEN = 20

/** Popups that their triggers opened or are opening. */
const opened = new Set<Popup>()
let isReported = false

/** Whether one more popup may open automatically. Reports only the first refusal. */
export function mayOpen(popup: Popup): boolean {
  // A popup whose dialog code is still loading counts as open.
  for (const each of opened) if ((each.isFromBuilder ? popups.dialogs : popups.ownDialogs)?.loaded && !each.isOpen()) opened.delete(each)
  if (opened.size < MAX_OPEN) {
    opened.add(popup)
    return true
  }
  if (!isReported)
    report(
      describeElement(popup.host),
      `triggers: expected at most ${MAX_OPEN} popups that open by themselves and are open at once, got one more; it stays closed, and so do those after it`,
    )
  isReported = true
  return false
}

/** Frees the popup's place for others. */
export const leaveCrowd = (popup: Popup): void => void opened.delete(popup)
