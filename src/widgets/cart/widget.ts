import type { Declaration } from '../../runtime/widget'

/** The shop's cart as a page: quantities that update by themselves, and totals that stay in view. */
export const cart: Declaration = {
  name: 'cart',
  types: ['woocommerce-cart'],
  when: 'visible',
  load: () => import('./cart'),
}
