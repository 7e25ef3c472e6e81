import { queryFirst } from '../../base/query-all'
import type { Coverage, Declaration } from '../../runtime/widget'

// Makes the two forms for guests equally tall.
/**
 * The visitor’s account in the shop.
 * @page my-account
 */
export const myAccount: Declaration = {
  name: 'my-account',
  types: ['woocommerce-my-account'],
  // Orders, addresses and the dashboard are plain pages whose lists only need styling.
  shouldMount: (_, host) => queryFirst(host, 'form.register,select'),
  when: 'visible',
  load: () => import('./my-account'),
}

export const coverage: Coverage = { 'woocommerce-my-account': { tried: '3.21' } }
