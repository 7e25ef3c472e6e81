import type { Attributes, Declaration } from '../../runtime/widget'
import { CLOSE } from './close'

// Contract media §12. A builder message without a close button is left alone.
/** A message that visitors can close. */
export const alert: Declaration = {
  name: 'alert',
  types: ['alert'],
  byHand: true,
  shouldMount: (_, host) => host.matches('[data-widget]') || host.querySelector<HTMLElement>(CLOSE),
  when: 'visible',
  holds: { click: CLOSE },
  load: () => import('./alert'),
}

export const attributes: Attributes = {
  'data-alert-close': {
    on: 'a button in an `alert`',
    onlyInside: true,
    text: 'Closes the message.',
    example: '<button type="button" data-alert-close>Close</button>',
  },
}
