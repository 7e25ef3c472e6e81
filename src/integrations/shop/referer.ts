import { closestOf, safe } from '../../base/property-of'
import { keepWritten } from './keep-written'

/** Parameters that make the shop do something, which returning would repeat, and their status parameters. */
const ACTIONS = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'removed_item', 'cart_updated', 'remove_coupon', '_wpnonce']

/**
 * The page to which the shop returns after a form of this widget, with the ids by which the server finds the widget and prints its texts
 * (contract shop §4). Undefined for a widget outside the builder's documents.
 */
export function refererOf(host: HTMLElement, page: string): string | undefined {
  const widget = safe(host).getAttribute('data-id')
  const id = closestOf(host, '[data-elementor-id]')?.getAttribute('data-elementor-id')
  if (!widget || !id) return
  const url = new URL(page)
  url.hash = ''
  for (const name of ACTIONS) url.searchParams.delete(name)
  url.searchParams.set('elementorPageId', id)
  url.searchParams.set('elementorWidgetId', widget)
  return url.href
}

/** Writes the referer, also on fields that the shop's scripts replace. */
export function keepReferer(host: HTMLElement): () => void {
  const value = refererOf(host, location.href)
  return value ? keepWritten(host, 'input[name=_wp_http_referer]', { value }) : () => {}
}
