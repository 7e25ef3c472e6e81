import type { Declaration } from '../../runtime/widget'

/** The builder's card button, which requests a payment page from the CMS (contract loops §20). */
export const stripeButton: Declaration = {
  name: 'stripe-button',
  types: ['stripe-button'],
  when: 'visible',
  load: () => import('./stripe-button'),
}
