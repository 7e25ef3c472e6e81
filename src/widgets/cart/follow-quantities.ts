import { focusedElement, pageBody } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll, queryFirst } from '../../base/query-all'
import { focus } from '../../dom/focusable'
import { onShop } from '../../integrations/shop/events'

const QUANTITY = '.qty'
const UPDATE = 'button[name=update_cart],input[type=submit][name=update_cart]'
/** In ms: numbers are typed digit by digit (contract shop §4). */
const WAIT = 1500

/**
 * Presses the cart's update button after the visitor stops typing a quantity. Not while a field is empty, which the shop would take for
 * zero, or invalid.
 */
export function followQuantities(host: HTMLElement): () => void {
  let timer = 0
  /** The name of the last edited field, until the shop replaces it. */
  let typedIn = ''
  const update = () => {
    const fields = queryAll<HTMLInputElement>(host, QUANTITY)
    if (fields.every((field) => field.value && field.checkValidity())) queryFirst(host, UPDATE)?.click()
  }
  const follow = (event: Event) => {
    const field = closestTo<HTMLInputElement>(event, QUANTITY)
    if (!field) return
    typedIn = field.name
    clearTimeout(timer)
    timer = window.setTimeout(update, WAIT)
  }
  const stops = [
    on(host, 'input', follow),
    // Theme buttons beside a quantity change it, and notify through jQuery.
    onShop('input', (event) => follow(event as Event), host),
    // The focused field is gone, and with it a keyboard user's place on the page.
    onShop('updated_wc_div', () => {
      const next = queryAll<HTMLInputElement>(host, QUANTITY).find(({ name }) => name && name === typedIn)
      if (next && (focusedElement() ?? pageBody()) === pageBody()) focus(next)
      typedIn = ''
    }),
    () => clearTimeout(timer),
  ]
  return () => stopAll(stops)
}
