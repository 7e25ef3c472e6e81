import { ALERT } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { CLOSE } from './close'

/** Messages that the visitor can close (contract media §12). One of the builder's without a button for it stays, and there is nothing to do. */
export const alert: Widget = {
  name: 'alert',
  match: ALERT,
  shouldMount: (_, host) => host.matches('[data-widget]') || host.querySelector(CLOSE),
  when: 'intent',
  load: () => import('./alert'),
}
