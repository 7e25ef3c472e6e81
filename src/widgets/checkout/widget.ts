import type { Declaration } from '../../runtime/widget'
import { COUPON, LOGIN } from './parts'

/** The shop's checkout: the boxes for a coupon and for who has an account, and totals that stay in view. */
export const checkout: Declaration = {
  name: 'checkout',
  types: ['woocommerce-checkout-page'],
  when: 'now',
  // The buttons in the boxes are the form's: until they are known to be something else, they would order.
  holds: { click: `${COUPON.opener},${LOGIN.opener}`, submit: true },
  load: () => import('./checkout'),
}
