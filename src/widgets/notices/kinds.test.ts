import { expect, it } from 'vitest'
import { noticesOf } from './kinds'

const kit = (...kinds: unknown[]) => ({ woocommerce_notices_elements: kinds })
const ALL = '.woocommerce-error,.woocommerce-message,.woocommerce-info'

it.each<[string, unknown, string, string]>([
  ['the kinds in the configuration', kit('wc_error', 'wc_message', 'wc_info'), '', ALL],
  ['some kinds', kit('wc_info', 'wc_error'), 'e-wc-message-notice', '.woocommerce-error,.woocommerce-info'],
  ['the body’s without a configuration', undefined, 'home e-wc-message-notice', '.woocommerce-message'],
  ['all if nothing names any, as the stylesheet hides all', {}, 'home', ALL],
  ['all if the configuration lists none', kit(), '', ALL],
  ['all if it lists only unknown kinds', kit('wc_wink', 5, {}), 'e-wc-wink-notice', ALL],
  ['a single kind, not in a list', { woocommerce_notices_elements: 'wc_error' }, '', '.woocommerce-error'],
])('%s', (_, given, body, selector) => expect(noticesOf(given, body)).toBe(selector))
