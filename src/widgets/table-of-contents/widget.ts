import type { Declaration } from '../../runtime/widget'

// Contract loops §14.
/** A list of the page’s headings that marks the one being read. */
export const tableOfContents: Declaration = {
  name: 'table-of-contents',
  types: ['table-of-contents'],
  byHand: true,
  // At once, because the address may name an id that the list creates.
  when: 'now',
  holds: { click: '[class*=elementor-toc__toggle-button--]' },
  load: () => import('./table-of-contents'),
}
