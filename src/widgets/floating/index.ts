import { CONTACT_BUTTONS, FLOATING_BAR } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'
import { CONTACT_TOGGLE } from './parts'

/** A button in the corner of the window that opens a box with ways to reach somebody. */
export const contactButtons: Widget = {
  name: 'contact-buttons',
  match: CONTACT_BUTTONS,
  shouldMount: (_, host) => host.querySelector('button'),
  when: 'visible',
  load: () => queueClicks('contact-buttons', CONTACT_TOGGLE, () => import('./widgets')).then((m) => m.contactButtons),
}

/** A bar at an edge of the window that the visitor can send away, or stop from moving. */
export const floatingBar: Widget = {
  name: 'floating-bar',
  match: FLOATING_BAR,
  when: 'visible',
  load: () => import('./widgets').then((m) => m.floatingBar),
}
