import type { Declaration } from '../../runtime/widget'

/** A bar at an edge of the window that the visitor can send away, or stop from moving. */
export const floatingBar: Declaration = {
  name: 'floating-bar',
  types: ['floating-bars*'],
  byHand: true,
  when: 'visible',
  load: () => import('./floating-bar'),
}
