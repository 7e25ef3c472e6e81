import type { Declaration } from '../../runtime/widget'
import { TAB, TABS } from './parts'

/** The tabs of the builder's atomic elements (contract newer §2). */
export const atomicTabs: Declaration = {
  name: 'atomic-tabs',
  match: TABS,
  attribute: 'data-e-settings',
  // At once, because the address may name a place inside.
  when: 'now',
  holds: { click: TAB },
  load: () => import('./atomic-tabs'),
}
