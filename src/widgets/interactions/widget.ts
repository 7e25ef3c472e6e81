import type { Declaration } from '../../runtime/widget'

/** Animations of atomic elements, which are stored as data beside them (contract newer §6). */
export const interactions: Declaration = {
  name: 'interactions',
  match: '[id="elementor-interactions-data"]',
  when: 'now',
  load: () => import('./interactions'),
}
