import type { Declaration } from '../../runtime/widget'

/** Buttons that filter a loop grid by taxonomy terms (contract loops §3). */
export const taxonomyFilter: Declaration = {
  name: 'taxonomy-filter',
  types: ['taxonomy-filter'],
  byHand: true,
  when: 'visible',
  holds: { click: '[data-filter]' },
  load: () => import('./filter'),
}
