import type { Declaration } from '../../runtime/widget'

// Contract menus §3.1.
/** The builder’s mega menu, with whole sections as submenus. */
export const megaMenu: Declaration = {
  name: 'mega-menu',
  types: ['mega-menu'],
  when: 'visible',
  holds: { click: '.e-n-menu-dropdown-icon,.e-n-menu-toggle', key: true },
  load: () => import('./mega-menu'),
}
