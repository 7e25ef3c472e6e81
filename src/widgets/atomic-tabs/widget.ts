import type { Declaration } from '../../runtime/widget'
import { TAB, TABS } from './parts'

/** The tabs of atomic elements (contract newer §2). */
export const atomicTabs: Declaration = {
  name: 'atomic-tabs',
  match: TABS,
  attribute: 'data-e-settings',
  // At once, because the address may point into a panel.
  when: 'now',
  holds: { click: TAB },
  load: () => import('./atomic-tabs'),
}
