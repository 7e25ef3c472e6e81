import { FILTER, LIST } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'
import type { LoopSettings } from './settings'

const lists = () => import('./widgets')

/** Lists of posts that load their pages without a reload: loop grids, posts and archive posts (contract loops §§1, 2, 5). */
export const loop: Widget = {
  name: 'loop',
  match: LIST,
  when: 'visible',
  shouldMount: ({ pagination_type }, host) => pagination_type || host.matches('[data-widget]'),
  load: () => queueClicks('loop', 'a.page-numbers,a[data-loop-page]', lists).then((m) => m.loop),
}

/** Lists that grow: at a button, or at their end (contract loops §2.4). */
export const loadMore: Widget = {
  name: 'load-more',
  match: LIST,
  when: 'visible',
  shouldMount: ({ pagination_type }) => typeof pagination_type === 'string' && pagination_type.startsWith('load_more'),
  load: () =>
    queueClicks('load-more', '.e-load-more-anchor~* .elementor-button,[data-loop-more]', async () => {
      const [{ requestPage }, { settings, start }] = await Promise.all([lists(), import('./load-more')])
      return { settings, start: (host: HTMLElement, read: LoopSettings) => start(host, read, requestPage) }
    }),
}

/** Buttons that filter a loop grid by the terms of a taxonomy (contract loops §3). */
export const taxonomyFilter: Widget = {
  name: 'taxonomy-filter',
  match: FILTER,
  when: 'visible',
  load: () => queueClicks('taxonomy-filter', '[data-filter]', lists).then((m) => m.filter),
}
