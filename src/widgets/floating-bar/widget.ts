import type { Declaration } from '../../runtime/widget'
import { BAR_CLOSE, BAR_PAUSE } from './selectors'

/** A bar at the window's edge that visitors can close or pause. */
export const floatingBar: Declaration = {
  name: 'floating-bar',
  types: ['floating-bars*'],
  byHand: true,
  // At once, because a bar at the top moves the page down.
  when: 'now',
  holds: { click: `${BAR_CLOSE},${BAR_PAUSE}` },
  load: () => import('./floating-bar'),
}
