import type { Declaration } from '../../runtime/widget'

/** A list of the page's headings that marks the current one (contract loops §14). */
export const tableOfContents: Declaration = {
  name: 'table-of-contents',
  types: ['table-of-contents'],
  byHand: true,
  // At once, because the address may name an id that the list creates.
  when: 'now',
  holds: { click: '[class*=elementor-toc__toggle-button--]' },
  load: () => import('./table-of-contents'),
}
