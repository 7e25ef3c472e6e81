import type { Declaration } from '../../runtime/widget'
import { ACTION_BUTTON } from './selectors'

/** A button or block of the builder's atomic elements that does what a link does: a popup, a panel, the lightbox, an address (contract newer §4). */
export const actionLink: Declaration = {
  name: 'action-link',
  match: ACTION_BUTTON,
  when: 'visible',
  holds: { click: ACTION_BUTTON },
  load: () => import('./action-link'),
}
