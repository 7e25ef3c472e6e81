import { describeElement, report } from '../../base/report'
import { ALERT } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { CLOSE } from './close'

/** One of the builder's without it is one that stays, which is a setting; whoever writes `data-widget` wants it closed. */
function hasClose(host: HTMLElement): boolean {
  const close = host.querySelector(CLOSE)
  if (!close && host.matches('[data-widget]')) report(describeElement(host), 'expected a button with data-alert-close, found none')
  return Boolean(close)
}

/** Messages that the visitor can close (contract media §12). Without a button for it there is nothing to do. */
export const alert: Widget = {
  name: 'alert',
  match: ALERT,
  shouldMount: (_, host) => hasClose(host),
  when: 'intent',
  load: () => import('./alert'),
}
