import { THEME_MENU, THEME_SUBMENU } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** The companion theme's menu on a wide window, whose submenus the theme's stylesheet shows (contract menus §2.1). */
export const themeMenu: Widget = {
  name: 'theme-navigation',
  match: THEME_MENU,
  shouldMount: (_, host) => !!host.querySelector(THEME_SUBMENU),
  when: 'idle',
  load: () => import('./hover-submenus'),
}
