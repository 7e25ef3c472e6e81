import type { Declaration } from '../../runtime/widget'

/** Text along a curve (contract media §13). */
export const textPath: Declaration = {
  name: 'text-path',
  types: ['text-path'],
  when: 'visible',
  load: () => import('./text-path'),
}
