import { INVISIBLE, SETTINGS } from '../../page/selectors'
import type { Declaration } from '../../runtime/widget'

/**
 * Elements with an entrance animation, even if only on some devices, and hidden elements whose settings cannot be read. The quotation mark
 * excludes other settings: every builder menu has `toggle_icon_hover_animation`.
 */
const ANIMATED = `.${INVISIBLE},[${SETTINGS}*='"animation'],[${SETTINGS}*='"_animation']`

// The server's stylesheet hides elements until in view (contract core §7). In the core, as the first view has some.
/**
 * Fades, slides or zooms any element in when it comes into view.
 * @page entrance-animation
 */
export const reveal: Declaration = {
  name: 'reveal',
  match: ANIMATED,
  when: 'first',
  load: () => import('./start'),
}
