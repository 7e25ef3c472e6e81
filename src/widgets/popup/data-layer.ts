import { script } from '../../base/assets'
import type { Popup, Reason } from '../../popups/registry'

/** Tells the site's analytics, when the script tag asks for it (`data-datalayer`). */
export function pushToDataLayer({ id }: Popup, action: 'shown' | 'closed' | 'converted', reason?: Reason): void {
  if ((script?.dataset.datalayer ?? 'off') === 'off') return
  const page = globalThis as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event: 'skerry_popup', popup_id: id, popup_action: action, reason })
}
