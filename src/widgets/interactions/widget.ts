import type { Declaration } from '../../runtime/widget'

/** Animations of atomic elements, described in data beside them (contract newer §6). */
export const interactions: Declaration = {
  name: 'interactions',
  match: '[id="elementor-interactions-data"]',
  when: 'now',
  load: () => import('./interactions'),
}
