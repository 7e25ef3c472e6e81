import type { Attributes, Declaration } from '../../runtime/widget'
import { THEME_HEADER } from './selectors'

// The builder's, the companion theme's in its header, and the hand-written one. In the core: nearly every page starts with one.
/** A navigation menu with submenus, and a burger button on small screens. */
export const menu: Declaration = {
  name: 'menu',
  types: ['nav-menu'],
  byHand: true,
  match: THEME_HEADER,
  when: 'now',
  load: () => import('./menu'),
}

export const attributes: Attributes = {
  'data-menu-list': {
    on: 'an element in a `menu`',
    onlyInside: true,
    text: 'The panel with the items, which the burger button opens.',
    example: '<ul data-menu-list>…</ul>',
  },
  'data-menu-toggle': {
    on: 'a button in a `menu`',
    onlyInside: true,
    text: 'The burger button.',
    example: '<button type="button" data-menu-toggle>Menu</button>',
  },
}

export const states: Attributes = {
  'data-layout': {
    on: 'a `menu`',
    value: '`horizontal`, `vertical`, `dropdown`',
    text: 'How its items are arranged on this device.',
    example: '[data-widget="menu"][data-layout="dropdown"] { … }',
  },
}
