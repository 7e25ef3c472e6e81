import { queryFirst } from '../../base/query-all'
import type { Declaration } from '../../runtime/widget'

/** The visitor's account in the shop: its two forms for guests are equally high. */
export const myAccount: Declaration = {
  name: 'my-account',
  types: ['woocommerce-my-account'],
  // Orders, addresses and the dashboard are plain pages, except for the look of their lists.
  shouldMount: (_, host) => queryFirst(host, 'form.register,select'),
  when: 'visible',
  load: () => import('./my-account'),
}
