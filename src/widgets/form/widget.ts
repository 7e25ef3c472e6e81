import type { Declaration } from '../../runtime/widget'

/** A form sent without leaving the page (contract loops §16). `subscribe` is an older builder's. */
export const form: Declaration = {
  name: 'form',
  types: ['form', 'subscribe'],
  byHand: true,
  when: 'visible',
  holds: { submit: true },
  load: () => import('./form'),
}
