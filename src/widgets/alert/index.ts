import { ALERT } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { CLOSE } from './close'

/** Messages that the visitor can close (contract media §12). A builder's message without a close button is left alone. */
export const alert: Widget = {
  name: 'alert',
  match: ALERT,
  shouldMount: (_, host) => host.matches('[data-widget]') || host.querySelector(CLOSE),
  when: 'intent',
  load: () => import('./alert'),
}
