import { queryAll } from '../../base/query-all'
import { findByHash } from '../../dom/find-by-hash'
import type { Declaration } from '../../runtime/widget'

/**
 * Lists whose in-page links follow the scroll position. Not with `:has()`: in a browser without it, the whole union of our selectors would be
 * invalid.
 */
const MENU_ANCHORS = '.elementor-nav-menu--main,.e-n-menu-heading,[data-widget="menu"]'

/** Marks the menu link of the section in view. A menu without links to targets on this page loads nothing. */
export const spy: Declaration = {
  name: 'spy',
  match: MENU_ANCHORS,
  shouldMount: (_, host) => queryAll<HTMLAnchorElement>(host, 'a').some((link) => findByHash(link.hash)),
  when: 'idle',
  load: () => import('./spy'),
}
