import type { Coverage, Declaration } from '../../runtime/widget'
import { SEARCH_CLEAR } from './parts'

// Hidden until a script shows it (contract newer §8).
/**
 * The builder’s newer search field, with a button that empties it and results while the visitor types.
 * @page search-field
 */
export const newerSearch: Declaration = {
  name: 'newer-search',
  types: ['search'],
  // At once, because the page's styles hide it.
  when: 'now',
  holds: { click: SEARCH_CLEAR },
  load: () => import('./newer'),
}

export const coverage: Coverage = { search: { tried: '4.1' } }
