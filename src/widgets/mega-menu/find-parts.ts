import { queryAll } from '../../base/query-all'
import type { MegaMenuParts } from './types'

/** The mega menu (contract menus §3.1). */
const MEGA_MENU = '.e-n-menu'
const MEGA_TOGGLE = '.e-n-menu-toggle'
const MEGA_WRAPPER = '.e-n-menu-wrapper'
const MEGA_HEADING = '.e-n-menu-heading'
const MEGA_CONTENT = '.e-n-menu-content'
const MEGA_ICON = '.e-n-menu-dropdown-icon'
const MEGA_FOCUS = '.e-focus'

/** This menu's parts, without those of a nested one; undefined if the markup is not a mega menu. */
export function findParts(host: HTMLElement): MegaMenuParts | undefined {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector)
  const [nav, wrapper, heading, contentBox] = [find(MEGA_MENU), find(MEGA_WRAPPER), find(MEGA_HEADING), find(MEGA_CONTENT)]
  if (!nav || !wrapper || !heading) return
  // A menu with only links has none.
  const contents = [...(contentBox?.children ?? [])] as HTMLElement[]
  // Of several with the same index, the first.
  const byIndex = new Map([...contents].reverse().map((el) => [el.dataset.tabIndex, el]))
  const items = ([...heading.children] as HTMLElement[]).map((title) => {
    const icon = title.querySelector<HTMLElement>(MEGA_ICON)
    const content = (icon && byIndex.get(icon.dataset.tabIndex)) ?? null
    return { title, icon, content, tabStops: queryAll(title, MEGA_FOCUS) }
  })
  const toggle = find(MEGA_TOGGLE)
  return { nav, toggle: nav.contains(toggle) ? toggle : null, wrapper, heading, contentBox, items }
}
