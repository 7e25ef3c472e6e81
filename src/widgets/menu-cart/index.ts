import { MENU_CART } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'
import { CART_BOX, CART_TOGGLE } from './parts'

/** The shop's cart in a header: a button, and what is in the cart beside the page or below the button. */
export const menuCart: Widget = {
  name: 'menu-cart',
  match: MENU_CART,
  // On the cart's own page the button is a link, and there is no box.
  shouldMount: (_, host) => host.querySelector(CART_BOX),
  when: 'visible',
  load: () => queueClicks('menu-cart', CART_TOGGLE, () => import('./menu-cart')),
}
