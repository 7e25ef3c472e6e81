import { closestOf } from '../base/property-of'
import { keepWritten } from './keep-written'

/** Parameters that ask the shop to do something, which would be repeated on return, and the shop's messages about that. */
const ACTIONS = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'removed_item', 'cart_updated', 'remove_coupon', '_wpnonce']

/**
 * Where the shop returns to after a form of this widget: the page, with the ids by which the server recognises the widget, so that it prints the
 * widget's texts (contract shop §4). Undefined for a widget that is in no document of the builder's.
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
