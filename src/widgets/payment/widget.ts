import type { Declaration } from '../../runtime/widget'

// Contract loops §20.
/** A payment button from Stripe or PayPal. */
export const payment: Declaration = {
  name: 'payment',
  types: ['paypal-button'],
  byHand: true,
  when: 'visible',
  load: () => import('./payment'),
}
