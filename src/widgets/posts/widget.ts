import { matchesSelector } from '../../base/property-of'
import type { Declaration } from '../../runtime/widget'
import { isMasonry } from './is-masonry'

/** Grids of posts and portfolios, whose rows and pictures need positioning; loop grids need it only for masonry (contract loops §§5, 6). */
export const posts: Declaration = {
  name: 'posts',
  types: ['posts', 'archive-posts', 'loop-grid', 'portfolio'],
  // Its layout changes the height, and what is below moves.
  when: 'now',
  shouldMount: (raw, host) => !matchesSelector(host, '[data-widget_type^=loop-grid]') || isMasonry(raw, host),
  load: () => import('./posts'),
}
