import { NEWER_SEARCH, SEARCH } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'
import { SEARCH_CLEAR, SEARCH_TOGGLE } from './parts'

/** A search form whose field opens over the page, or beside its icon (contract loops §13). */
export const search: Widget = {
  name: 'search',
  match: SEARCH,
  when: 'visible',
  load: () => queueClicks('search', SEARCH_TOGGLE, () => import('./search')),
}

/** The builder's newer search field, with a button that empties it. */
export const newerSearch: Widget = {
  name: 'newer-search',
  match: NEWER_SEARCH,
  when: 'visible',
  load: () => queueClicks('newer-search', SEARCH_CLEAR, () => import('./search')).then((m) => ({ start: m.startNewer })),
}
