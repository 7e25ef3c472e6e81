import type { Declaration } from '../../runtime/widget'
import { SEARCH_TOGGLE } from './parts'

// Contract loops §13.
/** A search form whose field opens over the page, or beside its icon. */
export const search: Declaration = {
  name: 'search',
  types: ['search-form'],
  byHand: true,
  // The classic skin is a plain form (contract loops §13).
  needs: { 'search-form': ':not([data-settings*=\'"classic"\'])' },
  needsInWords: { 'search-form': 'in the full-screen and minimal skins' },
  when: 'visible',
  holds: { click: SEARCH_TOGGLE },
  load: () => import('./search'),
}
