import { matchesSelector } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import type { Declaration } from '../../runtime/widget'
import { CLOSE } from './close'

/** Messages that visitors can close (contract media §12). A builder message without a close button is left alone. */
export const alert: Declaration = {
  name: 'alert',
  types: ['alert'],
  byHand: true,
  shouldMount: (_, host) => matchesSelector(host, '[data-widget]') || queryFirst(host, CLOSE),
  when: 'intent',
  holds: { click: CLOSE },
  load: () => import('./alert'),
}
