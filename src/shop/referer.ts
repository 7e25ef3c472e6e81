import { closestOf } from '../base/property-of'
import { keepWritten } from './keep-written'

/** What an address asks of the shop, which would be done once more by whoever returns to it, and what it says of that. */
const ACTIONS = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'removed_item', 'cart_updated', 'remove_coupon', '_wpnonce']

/**
 * Where the shop returns to after a form of this widget: the page, with the ids by which the server knows the widget, whose texts it then prints
 * (contract shop §4). Undefined for a widget in no document of the builder's.
 */
export function refererOf(host: HTMLElement, page: string): string | undefined {
  const widget = host.getAttribute('data-id')
  const id = closestOf(host, '[data-elementor-id]')?.getAttribute('data-elementor-id')
  if (!widget || !id) return
  const url = new URL(page)
  url.hash = ''
  for (const name of ACTIONS) url.searchParams.delete(name)
  url.searchParams.set('elementorPageId', id)
  url.searchParams.set('elementorWidgetId', widget)
  return url.href
}

/** The shop's scripts replace the fields with new ones. */
export function keepReferer(host: HTMLElement): () => void {
  const value = refererOf(host, location.href)
  return value ? keepWritten(host, 'input[name=_wp_http_referer]', { value }) : () => {}
}
