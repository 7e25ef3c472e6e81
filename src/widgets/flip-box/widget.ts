import type { Attributes, Declaration } from '../../runtime/widget'

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

export const states: Attributes = {
  'data-flip-side': {
    on: 'a `flip-box`',
    value: '`front`, `back`',
    text: 'The side that shows, if it was chosen by keyboard or finger.',
    example: '[data-flip-side="back"] { … }',
  },
}
