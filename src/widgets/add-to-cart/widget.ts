import { queryFirst } from '../../base/query-all'
import type { Declaration } from '../../runtime/widget'

// The form is the shop's; only its selects get the builder's look.
/**
 * A product’s form in the shop.
 * @page add-to-cart
 */
export const addToCart: Declaration = {
  name: 'add-to-cart',
  types: ['woocommerce-product-add-to-cart'],
  shouldMount: (_, host) => queryFirst(host, 'select'),
  when: 'visible',
  needs: { 'woocommerce-product-add-to-cart': false },
  load: () => import('./add-to-cart'),
}
