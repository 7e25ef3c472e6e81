import type { Declaration } from '../../runtime/widget'

// Contract loops §16. `subscribe` is an older builder's.
/** A form that is sent without leaving the page, in one step or several. */
export const form: Declaration = {
  name: 'form',
  types: ['form', 'subscribe'],
  byHand: true,
  when: 'visible',
  holds: { submit: true },
  load: () => import('./form'),
}
