import { matchesSelector } from '../../base/property-of'
import type { Attributes, Coverage, Declaration } from '../../runtime/widget'
import { LIST_TYPES } from './types'

// Loop grids, posts and archive posts (contract loops §§1, 2, 5).
/** A list of posts that loads more of them without leaving the page. */
export const loop: Declaration = {
  name: 'loop',
  types: LIST_TYPES,
  byHand: 'posts',
  // The grid itself is CSS (contract loops §1.2).
  needs: { 'loop-grid': ':is([data-settings*=\'"masonry"\'],[data-settings*=load_more],[data-settings*=\'"ajax"\'])' },
  when: 'visible',
  shouldMount: ({ pagination_type }, host) => pagination_type || matchesSelector(host, '[data-widget]'),
  holds: { click: 'a.page-numbers,a[data-loop-page]' },
  load: () => import('./loop'),
}

export const attributes: Attributes = {
  'data-loop-item': {
    on: 'an element in a list of `posts`',
    value: 'an id of the post, or nothing',
    text: 'One post of the list.',
    example: '<li data-loop-item="12">…</li>',
  },
  'data-loop-items': {
    on: 'an element in a list of `posts`',
    text: 'The element whose contents change with the page or the filter.',
    example: '<ul data-loop-items>…</ul>',
  },
  'data-loop-page': {
    on: 'a link in a list of `posts`',
    text: 'Leads to another page of the list, which takes the place of this one.',
    example: '<a data-loop-page href="?e-page-trips=2">Next</a>',
  },
}

export const coverage: Coverage = {
  'loop-grid': { needs: 'with masonry, or pages that load into it', tried: '3.21' },
  'archive-posts': { tried: 'none' },
}
