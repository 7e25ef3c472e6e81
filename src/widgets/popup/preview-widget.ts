import { config } from '../../builder/config'
import { EDITED, POPUP_TYPE } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** The popup that is open in the builder's editor (contract popups §16). */
export const popupPreview: Widget = {
  name: 'popup-preview',
  match: EDITED,
  when: 'now',
  shouldMount: (_, host) => config().edit && host.matches(POPUP_TYPE),
  load: () => import('./preview'),
}
