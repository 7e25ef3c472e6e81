import { ACCORDIONS, CLASSIC_TITLE, TABS } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'

/** Classic and nested tabs, also where they become an accordion, and hand-written ones (contract media §§5, 8). */
export const tabs: Widget = {
  name: 'tabs',
  match: TABS,
  // At once, because the address may name a place inside, and because the classic ones show nothing before.
  when: 'now',
  load: () => queueClicks('tabs', `${CLASSIC_TITLE},.e-n-tab-title`, () => import('./tabs')),
}

/** Classic accordions and toggles, nested accordions and hand-written ones of `<details>` (contract media §§6, 7, 9). */
export const accordion: Widget = {
  name: 'accordion',
  match: ACCORDIONS,
  when: 'now',
  load: () => queueClicks('accordion', CLASSIC_TITLE, () => import('./accordion')),
}
