import { queryFirst } from '../../base/query-all'
import type { Declaration } from '../../runtime/widget'

/** A product's form. It belongs to the shop; only the look of its lists is the builder's. */
export const addToCart: Declaration = {
  name: 'add-to-cart',
  types: ['woocommerce-product-add-to-cart'],
  shouldMount: (_, host) => queryFirst(host, 'select'),
  when: 'idle',
  needs: { 'woocommerce-product-add-to-cart': false },
  load: () => import('./add-to-cart'),
}
