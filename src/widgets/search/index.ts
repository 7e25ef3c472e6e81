import { SEARCH } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'
import { SEARCH_TOGGLE } from './parts'

/** A search form whose field opens over the page, or beside its icon (contract loops §13). */
export const search: Widget = {
  name: 'search',
  match: SEARCH,
  when: 'visible',
  load: () => queueClicks('search', SEARCH_TOGGLE, () => import('./search')),
}
