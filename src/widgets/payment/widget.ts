import type { Declaration } from '../../runtime/widget'

/** Payment services' buttons (contract loops §20). */
export const payment: Declaration = {
  name: 'payment',
  types: ['paypal-button'],
  byHand: true,
  when: 'visible',
  load: () => import('./payment'),
}
