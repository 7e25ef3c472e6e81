import { THEME_HEADER } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

// The builder's, the companion theme's in its header, and the hand-written one. In the core: nearly every page starts with one.
/** A navigation menu with submenus, and a burger button on small screens. */
export const menu: Declaration = {
  name: 'menu',
  types: ['nav-menu'],
  byHand: true,
  match: THEME_HEADER,
  when: 'now',
  load: () => import('./menu'),
}
