import type { Attributes, Declaration } from '../../runtime/widget'
import { LIST_TYPES } from './types'

/** Lists that grow, by a button or on reaching the end (contract loops §2.4). */
export const loadMore: Declaration = {
  name: 'load-more',
  types: LIST_TYPES,
  byHand: 'posts',
  when: 'visible',
  shouldMount: ({ pagination_type }) => typeof pagination_type === 'string' && pagination_type.startsWith('load_more'),
  holds: { click: '.e-load-more-anchor~* .elementor-button,[data-loop-more]' },
  loadsToo: () => import('./request'),
  load: () => import('./load-more'),
}

export const attributes: Attributes = {
  'data-loop-more': {
    on: 'a link in a list of `posts`',
    text: 'Leads to the next page, whose posts are added below.',
    example: '<a data-loop-more href="?e-page-trips=2">More</a>',
  },
}
