import type { Declaration } from '../../runtime/widget'
import { ACTION_BUTTON } from './selectors'

/** A button or block of atomic elements that acts as a link: opens a popup, a panel, the lightbox or a URL (contract newer §4). */
export const actionLink: Declaration = {
  name: 'action-link',
  match: ACTION_BUTTON,
  when: 'visible',
  holds: { click: ACTION_BUTTON },
  load: () => import('./action-link'),
}
