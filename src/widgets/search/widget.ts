import type { Attributes, Coverage, Declaration } from '../../runtime/widget'
import { SEARCH_ICON, SEARCH_TOGGLE } from './parts'

// Contract loops §13.
/** A search form whose field opens over the page, or beside its icon. */
export const search: Declaration = {
  name: 'search',
  types: ['search-form'],
  byHand: true,
  // The classic skin is a plain form (contract loops §13).
  needs: { 'search-form': ':not([data-settings*=\'"classic"\'])' },
  when: 'visible',
  holds: { click: `${SEARCH_TOGGLE},${SEARCH_ICON}` },
  load: () => import('./search'),
}

export const attributes: Attributes = {
  'data-search-close': {
    on: 'a button in a `search`',
    text: 'Closes the search form.',
    example: '<button type="button" data-search-close>Close</button>',
  },
  'data-search-panel': {
    on: 'an element in a `search`',
    text: 'The part with the form, which opens over the page.',
    example: '<div data-search-panel>…</div>',
  },
  'data-search-toggle': {
    on: 'a button in a `search`',
    text: 'Opens the search form.',
    example: '<button type="button" data-search-toggle>Search</button>',
  },
}

export const coverage: Coverage = { 'search-form': { needs: 'in the full-screen and minimal skins' } }
