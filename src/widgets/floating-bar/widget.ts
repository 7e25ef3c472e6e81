import type { Declaration } from '../../runtime/widget'

/** A bar at an edge of the window that visitors can close, or stop from moving. */
export const floatingBar: Declaration = {
  name: 'floating-bar',
  types: ['floating-bars*'],
  byHand: true,
  // At once, because a bar at the top of the page moves everything below.
  when: 'now',
  load: () => import('./floating-bar'),
}
