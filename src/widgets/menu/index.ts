import { asObject } from '../../base/values'
import { byHand, THEME_HEADER, widgetOf } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { choice, flag, text } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'
import { Menu } from './menu'

const settings = {
  layout: choice(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
  dropdown: choice([...DEVICES, 'none'], 'tablet'),
  full_width: flag(),
  submenu_icon: { ...text(), as: (given: unknown) => String(asObject(given).value ?? '') },
}

/** The builder's menu, the companion theme's header menu and `[data-widget=menu]`. */
export const menu: Widget = {
  name: 'menu',
  match: `${widgetOf('nav-menu')},${THEME_HEADER},${byHand('menu')}`,
  when: 'now',
  load: () => ({ View: Menu, settings }),
}
