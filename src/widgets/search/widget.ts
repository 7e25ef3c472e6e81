import type { Declaration } from '../../runtime/widget'
import { SEARCH_TOGGLE } from './parts'

/** A search form whose field opens as an overlay, or beside its icon (contract loops §13). */
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
