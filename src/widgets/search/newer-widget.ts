import { setting, widgetOf } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'
import { SEARCH_CLEAR } from './parts'

/**
 * The builder's newer search field, with a button that empties it. One that shows results while the visitor types asks a server that nobody
 * but the builder knows.
 */
export const newerSearch: Declaration = {
  name: 'newer-search',
  match: `${widgetOf('search')}:not(${setting('live_results')})`,
  when: 'visible',
  holds: { click: SEARCH_CLEAR },
  load: () => import('./newer'),
}
