import type { Declaration } from '../../runtime/widget'
import { THEME_HEADER } from './selectors'

/** The builder's menu, the companion theme's header menu and `[data-widget=menu]`. In the core: nearly every page starts with one. */
export const menu: Declaration = {
  name: 'menu',
  types: ['nav-menu'],
  byHand: true,
  match: THEME_HEADER,
  when: 'now',
  load: () => import('./menu'),
}
