import type { Attributes, Coverage, Declaration } from '../../runtime/widget'
import { CONTACT_TOGGLE } from './parts'

/** A button in the corner of the window that opens a box with ways to reach you. */
export const contactButtons: Declaration = {
  name: 'contact-buttons',
  types: ['contact-buttons*'],
  byHand: true,
  // The others are links; a button opens the chat box.
  needs: { 'contact-buttons': ':has(button)' },
  shouldMount: (_, host) => host.querySelector<HTMLElement>('button'),
  when: 'visible',
  holds: { click: CONTACT_TOGGLE },
  load: () => import('./contact-buttons'),
}

export const attributes: Attributes = {
  'data-contact-box': {
    on: 'an element in `contact-buttons`',
    onlyInside: true,
    text: 'The box that the button opens.',
    example: '<div data-contact-box>…</div>',
  },
  'data-contact-close': {
    on: 'a button in `contact-buttons`',
    onlyInside: true,
    text: 'Closes the box.',
    example: '<button type="button" data-contact-close>Close</button>',
  },
  'data-contact-toggle': {
    on: 'a button in `contact-buttons`',
    onlyInside: true,
    text: 'Opens and closes the box.',
    example: '<button type="button" data-contact-toggle>Write to us</button>',
  },
}

export const coverage: Coverage = { 'contact-buttons': { needs: 'with a button that opens a box', tried: '4.1' } }
