import type { Declaration } from '../../runtime/widget'
import { COUPON, LOGIN } from './parts'

/** The shop's checkout: the boxes for a coupon and for logging in, and totals that stay in view. */
export const checkout: Declaration = {
  name: 'checkout',
  types: ['woocommerce-checkout-page'],
  when: 'now',
  // The buttons in the boxes belong to the form: until the widget has started, they would place the order.
  holds: { click: `${COUPON.opener},${LOGIN.opener}`, submit: true },
  load: () => import('./checkout'),
}
