import { queryFirst } from '../../base/query-all'
import type { Declaration } from '../../runtime/widget'

/** The visitor's shop account: makes the two forms for guests equally tall. */
export const myAccount: Declaration = {
  name: 'my-account',
  types: ['woocommerce-my-account'],
  // Orders, addresses and the dashboard are plain pages whose lists only need styling.
  shouldMount: (_, host) => queryFirst(host, 'form.register,select'),
  when: 'visible',
  load: () => import('./my-account'),
}
