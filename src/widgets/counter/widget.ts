import type { Declaration } from '../../runtime/widget'

// Contract media §10.
/** A number that counts up or down when it comes into view. */
export const counter: Declaration = {
  name: 'counter',
  types: ['counter'],
  byHand: true,
  when: 'visible',
  load: () => import('./counter'),
}
