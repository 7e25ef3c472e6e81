import { INVISIBLE, SETTINGS } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import type { Declaration } from '../../runtime/widget'

/**
 * Elements with an entrance animation, perhaps on some devices only, and those that are hidden for one whose settings cannot be read. The
 * quotation mark leaves out other settings: every menu of the builder has a `toggle_icon_hover_animation`.
 */
const ANIMATED = `.${INVISIBLE},[${SETTINGS}*='"animation'],[${SETTINGS}*='"_animation']`

/** Shows the element: nothing else would, and the stylesheet hides it. */
function show(host: HTMLElement): () => void {
  const { set, stop } = createWriter(host)
  set(`.${INVISIBLE}`, false)
  return stop
}

/** Entrance animations, whose elements the server's stylesheet hides until they come into view (contract core §7). */
export const reveal: Declaration = {
  name: 'reveal',
  match: ANIMATED,
  when: 'now',
  load: () => import('./start'),
  otherwise: show,
}
