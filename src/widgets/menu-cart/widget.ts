import { queryFirst } from '../../base/query-all'
import type { Coverage, Declaration } from '../../runtime/widget'
import { CART_BOX, CART_TOGGLE } from './parts'

// The cart's contents are beside the page or below the button.
/** The shop’s cart, opened from a button in the header. */
export const menuCart: Declaration = {
  name: 'menu-cart',
  types: ['woocommerce-menu-cart'],
  // On the cart page the button is a link and there is no box.
  shouldMount: (_, host) => queryFirst(host, CART_BOX),
  when: 'visible',
  holds: { click: CART_TOGGLE },
  load: () => import('./menu-cart'),
}

export const coverage: Coverage = { 'woocommerce-menu-cart': { tried: '3.21' } }
