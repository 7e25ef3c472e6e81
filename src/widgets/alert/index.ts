import { ALERT } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { CLOSE } from './close'

/** Messages that the visitor can close (contract media §12). Without a button for it there is nothing to do. */
export const alert: Widget = {
  name: 'alert',
  match: ALERT,
  shouldMount: (_, host) => host.querySelector(CLOSE),
  when: 'intent',
  load: () => import('./alert'),
}
