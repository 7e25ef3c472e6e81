import type { Coverage, Declaration } from '../../runtime/widget'

// Confirmations, hints and errors.
/**
 * The place where the shop’s notices are shown.
 * @page notices
 */
export const notices: Declaration = {
  name: 'notices',
  types: ['woocommerce-notices'],
  when: 'now',
  load: () => import('./notices'),
}

export const coverage: Coverage = { 'woocommerce-notices': { tried: '3.21' } }
