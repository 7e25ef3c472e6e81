import { expect, it } from 'vitest'
import { noticesOf } from './kinds'

const kit = (...kinds: unknown[]) => ({ woocommerce_notices_elements: kinds })
const ALL = '.woocommerce-error,.woocommerce-message,.woocommerce-info'

it.each<[string, unknown, string, string]>([
  ['the kinds in the configuration', kit('wc_error', 'wc_message', 'wc_info'), '', ALL],
  ['some of them', kit('wc_info', 'wc_error'), 'e-wc-message-notice', '.woocommerce-error,.woocommerce-info'],
  ['those of the body where there is no configuration', undefined, 'home e-wc-message-notice', '.woocommerce-message'],
  ['all where nothing says which: the stylesheet hides them all', {}, 'home', ALL],
  ['all where the configuration lists none', kit(), '', ALL],
  ['all where it lists what nobody knows', kit('wc_wink', 5, {}), 'e-wc-wink-notice', ALL],
  ['a single one that is no list', { woocommerce_notices_elements: 'wc_error' }, '', '.woocommerce-error'],
])('%s', (_, given, body, selector) => expect(noticesOf(given, body)).toBe(selector))
