import { matchesSelector } from '../../base/property-of'
import type { Declaration } from '../../runtime/widget'
import { LIST_TYPES } from './types'

/** Lists of posts that change pages without a page load: loop grids, posts and archive posts (contract loops §§1, 2, 5). */
export const loop: Declaration = {
  name: 'loop',
  types: LIST_TYPES,
  byHand: 'posts',
  // The grid itself is CSS (contract loops §1.2).
  needs: { 'loop-grid': ':is([data-settings*=\'"masonry"\'],[data-settings*=load_more],[data-settings*=\'"ajax"\'])' },
  needsInWords: { 'loop-grid': 'with masonry, or pages that load into it' },
  when: 'visible',
  shouldMount: ({ pagination_type }, host) => pagination_type || matchesSelector(host, '[data-widget]'),
  holds: { click: 'a.page-numbers,a[data-loop-page]' },
  load: () => import('./loop'),
}
