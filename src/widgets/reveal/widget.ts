import { INVISIBLE, SETTINGS } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/**
 * Elements with an entrance animation, perhaps only on some devices, and hidden ones whose settings cannot be read. The quotation mark excludes other
 * settings: every menu of the builder has a `toggle_icon_hover_animation`.
 */
const ANIMATED = `.${INVISIBLE},[${SETTINGS}*='"animation'],[${SETTINGS}*='"_animation']`

/**
 * Entrance animations, whose elements the server's stylesheet hides until they come into view (contract core §7). They are in the core, because the
 * first view contains some.
 */
export const reveal: Declaration = {
  name: 'reveal',
  match: ANIMATED,
  when: 'first',
  load: () => import('./start'),
}
