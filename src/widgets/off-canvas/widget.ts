import type { Declaration } from '../../runtime/widget'
import { OPENERS } from './openers'

/** A panel that slides in over the page: a menu, a cart, filters. */
export const offCanvas: Declaration = {
  name: 'off-canvas',
  types: ['off-canvas'],
  byHand: true,
  action: 'off_canvas',
  when: 'idle',
  holds: { opener: OPENERS },
  load: () => import('./off-canvas'),
}
