import type { Declaration } from '../../runtime/widget'
import { SEARCH_CLEAR } from './parts'

/** The builder's newer search field, hidden until a script shows it; it can show results while the visitor types (contract newer §8). */
export const newerSearch: Declaration = {
  name: 'newer-search',
  types: ['search'],
  // At once, because the page's styles hide it.
  when: 'now',
  holds: { click: SEARCH_CLEAR },
  load: () => import('./newer'),
}
