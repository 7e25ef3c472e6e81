import type { Coverage, Declaration } from '../../runtime/widget'

// Quantities update automatically, and totals stay in view.
/** The shop’s cart as a page. */
export const cart: Declaration = {
  name: 'cart',
  types: ['woocommerce-cart'],
  when: 'visible',
  load: () => import('./cart'),
}

export const coverage: Coverage = { 'woocommerce-cart': { tried: '3.21' } }
