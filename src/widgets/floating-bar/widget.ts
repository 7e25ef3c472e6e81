import type { Declaration } from '../../runtime/widget'
import { BAR_CLOSE, BAR_PAUSE } from './selectors'

/** A bar at an edge of the window that the visitor can send away, or stop from moving. */
export const floatingBar: Declaration = {
  name: 'floating-bar',
  types: ['floating-bars*'],
  byHand: true,
  // At once, because a bar over the top of the page moves what is below.
  when: 'now',
  holds: { click: `${BAR_CLOSE},${BAR_PAUSE}` },
  load: () => import('./floating-bar'),
}
