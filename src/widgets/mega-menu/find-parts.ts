import { queryAll } from '../../base/query-all'
import type { MegaMenuParts } from './types'

/** The mega menu (contract menus §3.1). */
const MEGA_MENU = '.e-n-menu'
const MEGA_TOGGLE = '.e-n-menu-toggle'
const MEGA_WRAPPER = '.e-n-menu-wrapper'
const MEGA_HEADING = '.e-n-menu-heading'
const MEGA_TITLE = '.e-n-menu-title'
const MEGA_CONTENT = '.e-n-menu-content'
const MEGA_ICON = '.e-n-menu-dropdown-icon'
const MEGA_FOCUS = '.e-focus'

/**
 * This menu's parts, without those of a nested one; undefined if the markup is not a mega menu. The contents are in one box after the titles
 * (builder 3.21), or in one box each, beside their titles (4.1, contract newer §11).
 */
export function findParts(host: HTMLElement): MegaMenuParts | undefined {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector)
  const [nav, wrapper, heading] = [find(MEGA_MENU), find(MEGA_WRAPPER), find(MEGA_HEADING)]
  if (!nav || !wrapper || !heading) return
  // A menu with only links has none.
  const contentBoxes = queryAll(wrapper, MEGA_CONTENT).filter((box) => box.closest(MEGA_MENU) === nav)
  const ofAll = byIndex(contentBoxes)
  const items = ([...heading.children] as HTMLElement[]).map((item) => {
    const title = item.querySelector<HTMLElement>(`:scope>${MEGA_TITLE}`) ?? item
    const icon = title.querySelector<HTMLElement>(MEGA_ICON)
    const own = item.querySelector<HTMLElement>(MEGA_CONTENT)
    const content = (icon && (own ? byIndex([own]) : ofAll).get(icon.dataset.tabIndex)) ?? null
    return { title, icon, content, tabStops: queryAll(title, MEGA_FOCUS) }
  })
  const toggle = find(MEGA_TOGGLE)
  return { nav, toggle: nav.contains(toggle) ? toggle : null, wrapper, heading, contentBoxes, items }
}

/** The contents in these boxes; of several with the same index, the first. */
const byIndex = (boxes: HTMLElement[]) => {
  const contents = boxes.flatMap((box) => [...box.children] as HTMLElement[])
  return new Map(contents.reverse().map((el) => [el.dataset.tabIndex, el]))
}
