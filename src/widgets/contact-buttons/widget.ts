import { queryFirst } from '../../base/query-all'
import type { Declaration } from '../../runtime/widget'
import { CONTACT_TOGGLE } from './parts'

/** A button in the window's corner that opens a box of contact options. */
export const contactButtons: Declaration = {
  name: 'contact-buttons',
  types: ['contact-buttons*'],
  byHand: true,
  // The others are links; a button opens the chat box.
  needs: { 'contact-buttons': ':has(button)' },
  needsInWords: { 'contact-buttons': 'with a button that opens a box' },
  shouldMount: (_, host) => queryFirst(host, 'button'),
  when: 'visible',
  holds: { click: CONTACT_TOGGLE },
  load: () => import('./contact-buttons'),
}
