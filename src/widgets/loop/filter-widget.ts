import type { Attributes, Coverage, Declaration } from '../../runtime/widget'

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

export const attributes: Attributes = {
  'data-filter': {
    on: 'a button in a `taxonomy-filter`',
    value: 'a term, or `__all`',
    text: 'Shows the posts with this term.',
    example: '<button type="button" data-filter="norway">Norway</button>',
  },
}

export const coverage: Coverage = { 'taxonomy-filter': { tried: '3.21' } }
