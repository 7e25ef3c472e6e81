import { byHand, THEME_HEADER, widgetOf } from '../../markup'
import { flag, group, text } from '../../settings'
import { widget } from '../../widget'
import { Menu } from './menu'

/** The builder's menu, the companion theme's header menu and `[data-widget=menu]`. */
export const menu = widget({
  name: 'menu',
  match: `${widgetOf('nav-menu')},${THEME_HEADER},${byHand('menu')}`,
  settings: {
    layout: text('horizontal'),
    dropdown: text('tablet'),
    full_width: flag(),
    submenu_icon: group({ value: text() }),
  },
  when: 'now',
  load: () => Menu,
})
