import type { Declaration } from '../../runtime/widget'

// Or reveals more text (contract loops §20); here by touch and keyboard too.
/** A box that shows its other side by mouse, touch or keyboard. */
export const flipBox: Declaration = {
  name: 'flip-box',
  types: ['flip-box', 'call-to-action'],
  byHand: true,
  // With a mouse they are pure CSS.
  needs: { 'flip-box': false, 'call-to-action': false },
  when: 'visible',
  load: () => import('./flip-box'),
}
