import { CODE, FACEBOOK, PAYMENT, STRIPE_BUTTON } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Buttons, posts, pages and comments of Facebook's, once the visitor allows them (contract loops §20). */
export const facebook: Widget = {
  name: 'facebook',
  match: FACEBOOK,
  when: 'visible',
  load: () => import('./widgets').then((m) => m.facebook),
}

/** Buttons of payment services (contract loops §20). */
export const payment: Widget = { name: 'payment', match: PAYMENT, when: 'visible', load: () => import('./widgets').then((m) => m.payment) }

/** The builder's card button, which asks the CMS for the payment page (contract loops §20). */
export const stripeButton: Widget = {
  name: 'stripe-button',
  match: STRIPE_BUTTON,
  when: 'visible',
  load: () => import('./stripe-button'),
}

/** Program text, coloured by the page's own Prism (contract loops §20). */
export const code: Widget = { name: 'code-highlight', match: CODE, when: 'visible', load: () => import('./widgets').then((m) => m.code) }
