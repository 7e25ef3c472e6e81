import type { Attributes, Coverage, Declaration } from '../../runtime/widget'
import { BAR_CLOSE, BAR_PAUSE } from './selectors'

// Or pause.
/** A bar at the edge of the window that visitors can close. */
export const floatingBar: Declaration = {
  name: 'floating-bar',
  types: ['floating-bars*'],
  byHand: true,
  // At once, because a bar at the top moves the page down.
  when: 'now',
  holds: { click: `${BAR_CLOSE},${BAR_PAUSE}` },
  load: () => import('./floating-bar'),
}

export const attributes: Attributes = {
  'data-bar-close': {
    on: 'a button in a `floating-bar`',
    onlyInside: true,
    text: 'Closes the bar until the page is loaded again.',
    example: '<button type="button" data-bar-close>Close</button>',
  },
  'data-bar-pause': {
    on: 'a button in a `floating-bar`',
    onlyInside: true,
    text: 'Pauses what moves in the bar, and starts it again.',
    example: '<button type="button" data-bar-pause>Pause</button>',
  },
}

export const coverage: Coverage = { 'floating-bars': { tried: '4.1' } }
