import { chunks } from '../../chunks'
import { THEME_HEADER, THEME_NAVIGATION, THEME_SUBMENU } from '../../markup'
import type { Widget } from '../../widget'

/** The companion theme's menu on a wide window, whose submenus its stylesheet shows (contract menus §2.1). */
export const themeMenu: Widget = {
  name: 'theme-navigation',
  match: `${THEME_HEADER} ${THEME_NAVIGATION}`,
  wants: (_, host) => !!host.querySelector(THEME_SUBMENU),
  when: 'idle',
  load: chunks.themeMenu,
}
