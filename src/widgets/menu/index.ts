import { byHand, THEME_HEADER, widgetOf } from '../../markup'
import { rawOf } from '../../read'
import { DEVICES } from '../../responsive'
import { choice, flag, text } from '../../settings'
import type { Widget } from '../../widget'
import { Menu } from './menu'

const settings = {
  layout: choice(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
  dropdown: choice([...DEVICES, 'none'], 'tablet'),
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
