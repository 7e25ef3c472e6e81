import { script } from '../../base/assets'
import { getGlobal } from '../../base/values'
import type { OpenChangeReason, Popup } from '../../popups/registry'
import { groupOf } from './group'

/** Pushes an event to the site's analytics (`window.dataLayer`) if the script tag has `data-datalayer`. */
export function pushToDataLayer(popup: Popup, action: 'shown' | 'closed' | 'converted', reason?: OpenChangeReason): void {
  if ((script?.dataset.datalayer ?? 'off') === 'off') return
  const { id } = popup
  const group = groupOf(popup)
  const page = globalThis as { dataLayer?: unknown[] }
  if (!getGlobal('dataLayer')) page.dataLayer = []
  page.dataLayer?.push({ event: 'skerry_popup', popup_id: id, ...(group && { popup_group: group }), popup_action: action, reason })
}
