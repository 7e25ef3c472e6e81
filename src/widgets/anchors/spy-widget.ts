import { queryAll } from '../../base/query-all'
import { findByHash } from '../../dom/find-by-hash'
import type { Declaration } from '../../runtime/widget'

/** Lists whose links follow the scroll position. No `:has()`, which would invalidate our union of selectors in browsers without it. */
const MENU_ANCHORS = '.elementor-nav-menu--main,.e-n-menu-heading,[data-widget="menu"]'

/** Marks the menu link of the section in view. Loads nothing for a menu without targets on this page. */
export const spy: Declaration = {
  name: 'spy',
  match: MENU_ANCHORS,
  shouldMount: (_, host) => queryAll<HTMLAnchorElement>(host, 'a').some((link) => findByHash(link.hash)),
  when: 'visible',
  load: () => import('./spy'),
}
