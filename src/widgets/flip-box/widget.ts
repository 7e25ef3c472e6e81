import type { Declaration } from '../../runtime/widget'

/** Boxes that flip, or reveal more text, on hover (contract loops §20); here by touch and keyboard too. */
export const flipBox: Declaration = {
  name: 'flip-box',
  types: ['flip-box', 'call-to-action'],
  byHand: true,
  // With a mouse they are pure CSS.
  needs: { 'flip-box': false, 'call-to-action': false },
  when: 'visible',
  load: () => import('./flip-box'),
}
