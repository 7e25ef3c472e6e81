import type { Declaration } from '../../runtime/widget'
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
