import { THEME_HEADER } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

const THEME_SUBMENU = '.site-navigation li>ul'

/** The companion theme's menu in a wide window, whose submenus the theme's stylesheet shows on hover and focus (contract menus §2.1). */
export const themeNavigation: Declaration = {
  name: 'theme-navigation',
  match: `${THEME_HEADER} .site-navigation`,
  shouldMount: (_, host) => !!host.querySelector(THEME_SUBMENU),
  when: 'idle',
  load: () => import('./hover-submenus'),
}
