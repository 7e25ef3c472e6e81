import type { Declaration } from '../../runtime/widget'

/** The shop's cart page: quantities update automatically, and totals stay in view. */
export const cart: Declaration = {
  name: 'cart',
  types: ['woocommerce-cart'],
  when: 'visible',
  load: () => import('./cart'),
}
