import type { Declaration } from '../../runtime/widget'
import { TAB, TABS } from './parts'

// Contract newer §2.
/**
 * Tabs made of the builder’s atomic elements.
 * @title Tabs (atomic)
 */
export const atomicTabs: Declaration = {
  name: 'atomic-tabs',
  match: TABS,
  attribute: 'data-e-settings',
  // At once, because the address may point into a panel.
  when: 'now',
  holds: { click: TAB },
  load: () => import('./atomic-tabs'),
}
