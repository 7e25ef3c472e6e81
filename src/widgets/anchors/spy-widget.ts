import { queryAll } from '../../base/query-all'
import { MENU_ANCHORS } from '../../builder/selectors'
import { findByHash } from '../../dom/find-by-hash'
import type { Widget } from '../../runtime/widget'

/** Marks the menu link of the section in view. A menu whose links have no target on this page loads nothing. */
export const spy: Widget = {
  name: 'spy',
  match: MENU_ANCHORS,
  shouldMount: (_, host) => queryAll<HTMLAnchorElement>(host, 'a').some((link) => findByHash(link.hash)),
  when: 'idle',
  load: () => import('./spy'),
}
