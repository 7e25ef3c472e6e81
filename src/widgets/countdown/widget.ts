import type { Attributes, Declaration } from '../../runtime/widget'

// Contract loops §12: until a period since the visitor's first visit is over.
/** The time left until a date, or until the end of an offer made to one visitor. */
export const countdown: Declaration = {
  name: 'countdown',
  types: ['countdown'],
  byHand: true,
  when: 'visible',
  load: () => import('./countdown'),
}

export const attributes: Attributes = {
  'data-countdown-message': {
    on: 'an element in a `countdown`',
    onlyInside: true,
    text: 'Shown at the end, with `message` among the `expire_actions`.',
    example: '<p data-countdown-message hidden>We are at sea.</p>',
  },
}
