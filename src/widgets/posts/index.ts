import { GRID } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { isMasonry } from './is-masonry'

/** Grids of posts and portfolios; loop grids are CSS, except for their masonry. */
export const posts: Widget = {
  name: 'posts',
  match: GRID,
  when: 'visible',
  shouldMount: (raw, host) => !host.matches('[data-widget_type^=loop-grid]') || isMasonry(raw, host),
  load: () => import('./posts'),
}
