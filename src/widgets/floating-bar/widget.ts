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
    text: 'Closes the bar, for as long as its `closed_for` says.',
    example: '<button type="button" data-bar-close>Close</button>',
  },
  'data-bar-copy': {
    on: 'a button in a `floating-bar`',
    onlyInside: true,
    text: 'Copies the text of the `<code>` in it, and shows what has `data-bar-copied` for a while.',
    example: '<button type="button" data-bar-copy><code>HERRING</code> <span data-bar-copied hidden>Copied</span></button>',
  },
  'data-bar-copied': {
    on: 'an element in a button with `data-bar-copy`',
    onlyInside: true,
    text: 'Says that the code has been copied; write it `hidden`.',
    example: '<span data-bar-copied hidden>Copied</span>',
  },
  'data-bar-pause': {
    on: 'a button in a `floating-bar`',
    onlyInside: true,
    text: 'Pauses what moves in the bar, and starts it again.',
    example: '<button type="button" data-bar-pause>Pause</button>',
  },
}

export const coverage: Coverage = { 'floating-bars': { tried: '4.1' } }
