import { pageBody } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { closestOf, propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { detach, moveNode } from '../../dom/move'
import { onMutation } from '../../dom/observe'
import { createWriters } from '../../dom/writers'
import { onShop } from '../../integrations/shop/events'
import { NOTICES_WRAPPER } from '../../integrations/shop/parts'
import { config } from '../../page/config'
import { widgetOf } from '../../page/selectors'
import { noticesOf } from './kinds'

/** Events after which the shop's scripts, or ours, have added notices (contract shop §3). */
const EVENTS =
  'updated_wc_div updated_checkout updated_cart_totals applied_coupon removed_coupon applied_coupon_in_checkout removed_coupon_in_checkout checkout_error'

/**
 * Moves the shop's notices into the widget's box, wherever the shop adds them. The builder's stylesheet hides all notices elsewhere, and
 * these too until the box is marked as loaded.
 */
export function start(host: HTMLElement): () => void {
  const box = queryFirst(host, NOTICES_WRAPPER)
  const selector = noticesOf(config().kit, pageBody().className)
  // In a notice, it would be moved into itself.
  if (!box || closestOf(box, selector)) return () => {}
  const writers = createWriters()
  writers.set(box, { '.e-woocommerce-notices-wrapper-loading': false })
  const shown = new Map<Element, () => void>()
  /** Notices added since the shop's last change. */
  const fresh = new Set<Element>()

  /** If the notice has left the box, removes only its placeholder. */
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
      // Older notices are out of date.
      for (const notice of fresh.size ? shown.keys() : [])
        if (!fresh.has(notice)) {
          notice.remove()
          forget(notice)
        }
      fresh.clear()
    }),
    // Catches notices without an event: another plugin's, or before jQuery loads.
    onMutation(pageBody(), (records) => records.some(({ addedNodes }) => addedNodes.length) && gather(), {
      childList: true,
      subtree: true,
    }),
    () => {
      for (const putBack of shown.values()) putBack()
    },
    writers.stop,
  ]
  return () => stopAll(stops)
}

/** Of several widgets, the first one visible on this device gets the notices. */
function isChosen(host: HTMLElement): boolean {
  const all = queryAll(document, widgetOf('woocommerce-notices'))
  return (all.find((one) => one.getClientRects()[0]) ?? all[0]) === host
}

/** Whether a notice is already in a box for notices, or part of another notice. */
function isNested(notice: Element, selector: string): boolean {
  const parent = propertyOf(notice, 'parentElement')
  return !parent || !!closestOf(parent, selector) || propertyOf(parent, 'classList').contains(NOTICES_WRAPPER.slice(1))
}
