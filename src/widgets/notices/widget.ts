import type { Declaration } from '../../runtime/widget'

/** The place for the shop's notices: what has happened, what is missing, what went wrong. */
export const notices: Declaration = {
  name: 'notices',
  types: ['woocommerce-notices'],
  when: 'now',
  load: () => import('./notices'),
}
