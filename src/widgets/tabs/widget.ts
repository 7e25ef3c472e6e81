import { CLASSIC_TITLE } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/** Classic and nested tabs, even if they become an accordion, and hand-written ones (contract media §§5, 8). */
export const tabs: Declaration = {
  name: 'tabs',
  types: ['tabs', 'nested-tabs'],
  byHand: true,
  // At once, because the address may name a place inside, and because the classic ones show nothing until then.
  when: 'now',
  holds: { click: `${CLASSIC_TITLE},.e-n-tab-title` },
  load: () => import('./tabs'),
}
