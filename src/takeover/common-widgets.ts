import {
  ANIMATED,
  handWritten,
  LAZY_BACKGROUND,
  LIGHTBOX,
  MENU_ANCHORS,
  POPUP,
  POPUP_BY_HAND,
  POPUP_OPENER,
  SLIDERS,
  setting,
  THEME_HEADER,
  widgetOf,
} from '../builder/selectors'
import type { Widget } from '../runtime/widget'

/** What is asked of a widget that may drive something. */
export type Driver = Pick<Widget, 'name' | 'match'>

/**
 * The widgets of the core (widgets/index.ts) by name and selector: to share the declarations themselves would cost every page's core more
 * than is left in it. A test compares the two.
 */
export const commonWidgets: Driver[] = [
  { name: 'popup', match: POPUP },
  { name: 'popup', match: POPUP_BY_HAND },
  { name: 'opener', match: POPUP_OPENER },
  { name: 'menu', match: `${widgetOf('nav-menu')},${THEME_HEADER},${handWritten('menu')}` },
  { name: 'spy', match: MENU_ANCHORS },
  { name: 'slider', match: `${SLIDERS.map(widgetOf)},${handWritten('slider')}` },
  { name: 'sticky', match: setting('sticky') },
  { name: 'reveal', match: ANIMATED },
  { name: 'lazy-background', match: LAZY_BACKGROUND },
  { name: 'lightbox', match: LIGHTBOX },
  { name: 'share', match: `${handWritten('share')},${widgetOf('share-buttons')}` },
]
