import { CLASSIC_TITLE } from '../../page/selectors'
import type { Attributes, Declaration } from '../../runtime/widget'

// Classic tabs, nested tabs (also as an accordion), and hand-written tabs (contract media §§5, 8).
/** Panels that show one at a time, chosen by their tabs. */
export const tabs: Declaration = {
  name: 'tabs',
  types: ['tabs', 'nested-tabs'],
  byHand: true,
  // At once: the address may point into a panel, and classic tabs show nothing before.
  when: 'now',
  holds: { click: `${CLASSIC_TITLE},.e-n-tab-title,[data-tabs-list] a`, key: true },
  load: () => import('./tabs'),
}

export const attributes: Attributes = {
  'data-tabs-list': {
    on: 'an element in `tabs`',
    onlyInside: true,
    text: 'The row of links to the panels, which become tabs.',
    example: '<div data-tabs-list><a href="#price">Price</a></div>',
  },
}
