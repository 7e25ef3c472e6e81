import { SETTINGS } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/** Scroll and mouse effects (contract menus §7). */
export const motion: Declaration = {
  name: 'motion',
  match: `[${SETTINGS}*="motion_fx_motion_fx_"]`,
  when: 'visible',
  load: () => import('./motion'),
}
