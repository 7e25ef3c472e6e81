import type { Declaration } from '../../runtime/widget'

/** The builder's mega menu (contract menus §3.1). */
export const megaMenu: Declaration = {
  name: 'mega-menu',
  types: ['mega-menu'],
  when: 'visible',
  holds: { click: '.e-n-menu-dropdown-icon,.e-n-menu-toggle' },
  load: () => import('./mega-menu'),
}
