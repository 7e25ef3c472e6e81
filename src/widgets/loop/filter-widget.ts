import type { Declaration } from '../../runtime/widget'

// Contract loops §3.
/** Buttons that filter a list of posts by category, tag or another taxonomy. */
export const taxonomyFilter: Declaration = {
  name: 'taxonomy-filter',
  types: ['taxonomy-filter'],
  byHand: true,
  when: 'visible',
  holds: { click: '[data-filter]' },
  load: () => import('./filter'),
}
