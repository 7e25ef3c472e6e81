import { FILTER, LIST } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'

/** Lists of posts that load their pages without a reload: loop grids, posts and archive posts (contract loops §§1, 2, 5). */
export const loop: Widget = {
  name: 'loop',
  match: LIST,
  when: 'visible',
  shouldMount: ({ pagination_type }, host) => pagination_type || host.matches('[data-widget]'),
  load: () =>
    queueClicks('loop', 'a.page-numbers,.e-load-more-anchor~* .elementor-button,[data-loop-more]', () => import('./widgets')).then(
      (m) => m.loop,
    ),
}

/** Buttons that filter a loop grid by the terms of a taxonomy (contract loops §3). */
export const taxonomyFilter: Widget = {
  name: 'taxonomy-filter',
  match: FILTER,
  when: 'visible',
  load: () => queueClicks('taxonomy-filter', '[data-filter]', () => import('./widgets')).then((m) => m.filter),
}
