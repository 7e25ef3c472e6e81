import { byHand, THEME_HEADER, widgetOf } from '../../markup'
import { rawOf } from '../../read'
import { flag, text } from '../../settings'
import type { Widget } from '../../widget'
import { Menu } from './menu'

const settings = {
  layout: text('horizontal'),
  dropdown: text('tablet'),
  full_width: flag(),
  submenu_icon: { ...text(), as: (given: unknown) => String(rawOf(given).value ?? '') },
}

/** The builder's menu, the companion theme's header menu and `[data-widget=menu]`. */
export const menu: Widget = {
  name: 'menu',
  match: `${widgetOf('nav-menu')},${THEME_HEADER},${byHand('menu')}`,
  when: 'now',
  load: () => ({ View: Menu, settings }),
}
