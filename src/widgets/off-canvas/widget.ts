import { queryFirst } from '../../base/query-all'
import type { Attributes, Coverage, Declaration } from '../../runtime/widget'
import { ACTION_LINKS, OPENERS } from './openers'

/** A panel that slides in from an edge of the window: a menu, a cart, filters. */
export const offCanvas: Declaration = {
  name: 'off-canvas',
  types: ['off-canvas'],
  byHand: true,
  action: 'off_canvas',
  when: 'now',
  holds: { opener: OPENERS },
  load: () => import('./off-canvas'),
  // A link pressed before this code loads is also held for link actions, which would act again after the click is replayed. Without a
  // panel its action does nothing.
  loadsToo: () => queryFirst(document, ACTION_LINKS) && import('../../popups/actions/run'),
}

export const attributes: Attributes = {
  'data-off-canvas-close': {
    on: 'any button or link',
    value: 'the id of a panel; nothing for the one that it is in',
    text: 'Closes a panel.',
    example: '<button type="button" data-off-canvas-close>Close</button>',
  },
  'data-off-canvas-open': {
    on: 'any button or link',
    value: 'the id of a panel',
    text: 'Opens a panel.',
    example: '<button type="button" data-off-canvas-open="cart">Cart</button>',
  },
  'data-off-canvas-toggle': {
    on: 'any button or link',
    value: 'the id of a panel',
    text: 'Opens a panel, or closes it.',
    example: '<button type="button" data-off-canvas-toggle="filters">Filters</button>',
  },
}

export const states: Attributes = {
  'data-open': {
    on: 'an `off-canvas` panel',
    value: '`no`, `yes`, `closing`',
    text: 'Whether the panel is open.',
    example: '[data-widget="off-canvas"][data-open="yes"] { … }',
  },
  'data-position': {
    on: 'an `off-canvas` panel',
    value: '`start`, `end`, `left`, `right`, `top`, `bottom`',
    text: 'The edge of the window that the panel comes from.',
    example: '[data-widget="off-canvas"][data-position="top"] { … }',
  },
}

export const coverage: Coverage = { 'off-canvas': { tried: '4.1' } }
