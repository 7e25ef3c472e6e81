import { CLASSIC_TITLE } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/** Classic and nested tabs, also where they become an accordion, and hand-written ones (contract media §§5, 8). */
export const tabs: Declaration = {
  name: 'tabs',
  types: ['tabs', 'nested-tabs'],
  byHand: true,
  // At once, because the address may name a place inside, and because the classic ones show nothing before.
  when: 'now',
  holds: { click: `${CLASSIC_TITLE},.e-n-tab-title,[data-tabs-list]>*` },
  load: () => import('./tabs'),
}
