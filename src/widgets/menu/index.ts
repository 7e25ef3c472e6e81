import { asObject } from '../../base/values'
import { handWritten, THEME_HEADER, widgetOf } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { choice, type Field, flag } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'
import { Menu } from './menu'

/** An icon as the builder's settings have it: `{value, library}`, of which `value` is HTML (contract menus §1.2). */
const icon: Field<string> = { kind: 'text', default: '', parse: (given) => String(asObject(given).value ?? '') }
const settings = {
  layout: choice(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
  dropdown: choice([...DEVICES, 'none'], 'tablet'),
  full_width: flag(),
  submenu_icon: icon,
}

/** The builder's menu, the companion theme's header menu and `[data-widget=menu]`. */
export const menu: Widget = {
  name: 'menu',
  match: `${widgetOf('nav-menu')},${THEME_HEADER},${handWritten('menu')}`,
  when: 'now',
  load: () => ({ View: Menu, settings }),
}
