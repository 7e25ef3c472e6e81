import type { Coverage, Declaration } from '../../runtime/widget'

// The page is requested from the CMS (contract loops §20).
/** The builder’s button that leads to Stripe’s payment page. */
export const stripeButton: Declaration = {
  name: 'stripe-button',
  types: ['stripe-button'],
  when: 'visible',
  load: () => import('./stripe-button'),
}

export const coverage: Coverage = { 'stripe-button': { tried: 'none' } }
