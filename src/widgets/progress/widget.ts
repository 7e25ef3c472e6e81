import type { Declaration } from '../../runtime/widget'

// Contract media §11.
/** A bar that grows to its value when it comes into view. */
export const progress: Declaration = {
  name: 'progress',
  types: ['progress'],
  byHand: true,
  when: 'visible',
  load: () => import('./progress'),
}
