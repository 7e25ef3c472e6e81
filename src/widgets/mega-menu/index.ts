import { MEGA_MENU_WIDGET } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** The builder's mega menu. */
export const megaMenu: Widget = { name: 'mega-menu', match: MEGA_MENU_WIDGET, when: 'visible', load: () => import('./mega-menu') }
