import { pageBody } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { closestOf, propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { config } from '../../builder/config'
import { widgetOf } from '../../builder/selectors'
import { detach, moveNode } from '../../dom/move'
import { onMutation } from '../../dom/observe'
import { createWriter } from '../../dom/writer'
import { onShop } from '../../shop/events'
import { NOTICES_WRAPPER } from '../../shop/parts'
import { noticesOf } from './kinds'

/** Events after which the shop's scripts, or ours, have put notices on the page (contract shop §3). */
const EVENTS =
  'updated_wc_div updated_checkout updated_cart_totals applied_coupon removed_coupon applied_coupon_in_checkout removed_coupon_in_checkout checkout_error'

/**
 * The builder's stylesheet hides all of the shop's notices that are not children of the widget's box, and those in the box until it is marked as
 * loaded. So they are moved into it, wherever the shop puts them.
 */
export function start(host: HTMLElement): () => void {
  const box = queryFirst(host, NOTICES_WRAPPER)
  if (!box) return () => {}
  const writer = createWriter(box)
  writer.set('.e-woocommerce-notices-wrapper-loading', false)
  const selector = noticesOf(config().kit, pageBody().className)
  const shown = new Map<Element, () => void>()
  /** Notices that have come since the shop last announced a change. */
  const fresh = new Set<Element>()

  /** If a notice is no longer in the box, only its placeholder is removed. */
  const forget = (notice: Element) => {
    shown.get(notice)?.()
    shown.delete(notice)
    fresh.delete(notice)
  }
  const gather = () => {
    for (const notice of shown.keys()) if (propertyOf(notice, 'parentElement') !== box) forget(notice)
    if (!isChosen(host)) return
    for (const notice of queryAll(document, selector)) {
      if (isNested(notice, selector)) continue
      shown.set(
        notice,
        detach(notice, (node) => moveNode(node, box, null)),
      )
      fresh.add(notice)
    }
  }
  gather()
  fresh.clear()
  const stops = [
    onShop(EVENTS, () => {
      gather()
      // Earlier notices are about something older.
      for (const notice of fresh.size ? shown.keys() : [])
        if (!fresh.has(notice)) {
          notice.remove()
          forget(notice)
        }
      fresh.clear()
    }),
    // Catches notices without an event: from another plugin, or before jQuery has loaded.
    onMutation(pageBody(), (records) => records.some(({ addedNodes }) => addedNodes.length) && gather(), {
      childList: true,
      subtree: true,
    }),
    () => {
      for (const putBack of shown.values()) putBack()
    },
    writer.stop,
  ]
  return () => stopAll(stops)
}

/** Of several widgets on a page, the first that this device shows gets the notices. */
function isChosen(host: HTMLElement): boolean {
  const all = queryAll(document, widgetOf('woocommerce-notices'))
  return (all.find((one) => one.getClientRects()[0]) ?? all[0]) === host
}

/** Whether a notice is already in a box for them, or is part of another one. */
function isNested(notice: Element, selector: string): boolean {
  const parent = propertyOf(notice, 'parentElement')
  return !parent || !!closestOf(parent, selector) || propertyOf(parent, 'classList').contains(NOTICES_WRAPPER.slice(1))
}
