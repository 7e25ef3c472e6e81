import type { Declaration } from '../../runtime/widget'

/** A list of the page's headings, which says where the visitor is (contract loops §14). */
export const tableOfContents: Declaration = {
  name: 'table-of-contents',
  types: ['table-of-contents'],
  byHand: true,
  // At once, because the address may name a heading that gets its id from the list.
  when: 'now',
  holds: { click: '[class*=elementor-toc__toggle-button--]' },
  load: () => import('./table-of-contents'),
}
