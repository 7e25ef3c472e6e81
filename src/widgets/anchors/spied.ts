import { chunks } from '../../chunks'
import { all } from '../../dom'
import { MENU_ANCHORS } from '../../markup'
import type { Widget } from '../../widget'
import { find } from './find'

/** Marks the menu link of the section in view; a menu that leads to no place on this page loads nothing. */
export const spy: Widget = {
  name: 'spy',
  match: MENU_ANCHORS,
  wants: (_, host) => all<HTMLAnchorElement>(host, 'a').some((link) => find(link.hash)),
  when: 'idle',
  load: chunks.spy,
}
