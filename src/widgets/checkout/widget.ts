import type { Coverage, Declaration } from '../../runtime/widget'
import { COUPON, LOGIN } from './parts'

// Boxes for a coupon and for logging in, and totals that stay in view.
/** The shop’s checkout. */
export const checkout: Declaration = {
  name: 'checkout',
  types: ['woocommerce-checkout-page'],
  when: 'now',
  // The boxes' buttons belong to the order's form: until our code loads, they would place the order.
  holds: { click: `${COUPON.opener},${LOGIN.opener}`, submit: true },
  load: () => import('./checkout'),
}

export const coverage: Coverage = { 'woocommerce-checkout-page': { tried: '3.21' } }
