import type { Declaration } from '../../runtime/widget'

/** Boxes that show their other side, or more of their text, on hover (contract loops §20), and by touch and keyboard. */
export const flipBox: Declaration = {
  name: 'flip-box',
  types: ['flip-box', 'call-to-action'],
  byHand: true,
  // With a mouse, CSS alone does the work.
  needs: { 'flip-box': false, 'call-to-action': false },
  when: 'visible',
  load: () => import('./flip-box'),
}
