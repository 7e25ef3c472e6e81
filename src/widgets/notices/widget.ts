import type { Declaration } from '../../runtime/widget'

/** The place where the shop's notices are shown: what has happened, what is missing, what went wrong. */
export const notices: Declaration = {
  name: 'notices',
  types: ['woocommerce-notices'],
  when: 'now',
  load: () => import('./notices'),
}
