import { queryFirst } from '../../base/query-all'
import type { Declaration } from '../../runtime/widget'
import { CART_BOX, CART_TOGGLE } from './parts'

/** The shop's cart in a header: a button, and the cart's contents beside the page or below the button. */
export const menuCart: Declaration = {
  name: 'menu-cart',
  types: ['woocommerce-menu-cart'],
  // On the cart page the button is a link and there is no box.
  shouldMount: (_, host) => queryFirst(host, CART_BOX),
  when: 'visible',
  holds: { click: CART_TOGGLE },
  load: () => import('./menu-cart'),
}
