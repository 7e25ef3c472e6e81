import { SETTINGS } from '../../page/selectors'
import type { Declaration } from '../../runtime/widget'

// Contract menus §7.
/**
 * Moves, turns, fades or tilts any element while the page scrolls or the mouse moves. With `background_motion_fx_` instead of `motion_fx_`
 * the same settings apply to its background.
 * @page motion-effects
 */
export const motion: Declaration = {
  name: 'motion',
  match: `[${SETTINGS}*="motion_fx_motion_fx_"]`,
  when: 'visible',
  load: () => import('./motion'),
}
