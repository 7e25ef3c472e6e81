import type { Declaration } from '../../runtime/widget'
import { THEME_HEADER } from './selectors'

const THEME_SUBMENU = '.site-navigation li>ul'

/** The companion theme's menu on wide windows; the theme's stylesheet shows its submenus on hover and focus (contract menus §2.1). */
export const themeNavigation: Declaration = {
  name: 'theme-navigation',
  match: `${THEME_HEADER} .site-navigation`,
  shouldMount: (_, host) => !!host.querySelector<HTMLElement>(THEME_SUBMENU),
  when: 'visible',
  load: () => import('./hover-submenus'),
}
