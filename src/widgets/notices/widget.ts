import type { Declaration } from '../../runtime/widget'

/** The place for the shop's notices: confirmations, hints and errors. */
export const notices: Declaration = {
  name: 'notices',
  types: ['woocommerce-notices'],
  when: 'now',
  load: () => import('./notices'),
}
