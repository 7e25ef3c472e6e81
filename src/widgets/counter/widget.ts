import type { Declaration } from '../../runtime/widget'

/** Numbers that count to their value when they come into view (contract media §10). */
export const counter: Declaration = {
  name: 'counter',
  types: ['counter'],
  byHand: true,
  when: 'visible',
  load: () => import('./counter'),
}
