import type { Declaration } from '../../runtime/widget'

// Contract media §13.
/** A text along a curve. */
export const textPath: Declaration = {
  name: 'text-path',
  types: ['text-path'],
  when: 'visible',
  load: () => import('./text-path'),
}
