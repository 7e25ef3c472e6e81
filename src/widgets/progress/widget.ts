import type { Declaration } from '../../runtime/widget'

/** Bars that grow to their value when in view (contract media §11). */
export const progress: Declaration = {
  name: 'progress',
  types: ['progress'],
  byHand: true,
  when: 'visible',
  load: () => import('./progress'),
}
