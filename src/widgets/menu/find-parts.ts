import { createElement } from '../../base/create-element'
import { queryAll } from '../../base/query-all'
import { THEME_HEADER } from './selectors'
import type { MenuParts } from './types'

const MENU_TOGGLE = '.elementor-menu-toggle,.site-navigation-toggle,[data-menu-toggle]'
const MENU_PANEL = 'nav.elementor-nav-menu--dropdown,.site-navigation-dropdown,[data-menu-list]'
// With `… li>ul` outside of `:is()` Chromium searches the whole page for the `li`, for each menu.
const MENU_SUBMENU = ':is(:is(.elementor-nav-menu,.site-navigation-dropdown,[data-widget=menu]) li)>ul'
export const MENU_SUB_BUTTON = 'skerry-menu-sub'

let lastId = 0

/** Finds the menu's parts, and creates a hand-written menu's submenu buttons. */
export function findParts(host: HTMLElement): MenuParts {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector)
  const isHandWritten = host.matches('[data-widget]')
  const isThemeHeader = host.matches(THEME_HEADER)
  const toggle = find(MENU_TOGGLE)
  const panel = find(MENU_PANEL)
  return {
    isHandWritten,
    isThemeHeader,
    toggle,
    activeElement: isThemeHeader ? toggle?.parentElement : toggle,
    panel,
    panelLinks: panel ? queryAll(panel, '[tabindex]') : [],
    submenus: queryAll(host, MENU_SUBMENU).flatMap((list) => {
      const link = ownLink(list, isHandWritten)
      if (!link) return []
      const trigger = isHandWritten ? (servedButton(list) ?? createButton(link)) : link
      return [{ id: list.id || `skerry-sub-${++lastId}`, list, link, trigger }]
    }),
  }
}

/** Before the list, not inside it. */
const isBefore = (node: Node, list: Node) => node.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING

/**
 * A submenu's label, before it in its item: a link, a button or, in hand-written menus, bare text; else an icon. Never inside the submenu.
 */
function ownLink(list: HTMLElement, isHandWritten: boolean): HTMLElement | undefined {
  const item = list.parentElement as HTMLElement
  const isLabel = (node: Node) => node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim() && isBefore(node, list)
  const links = queryAll(item, 'a,button')
  const texts = [...(isHandWritten ? item.childNodes : item.children)]
  const label = links.find(isLabel) ?? texts.findLast(isLabel) ?? [...links, ...item.children].find((el) => isBefore(el, list))
  return label as HTMLElement | undefined
}

/** The author's submenu button in a hand-written item: the item's label itself, or beside its link. */
const servedButton = (list: HTMLElement) =>
  queryAll(list.parentElement as HTMLElement, 'button:not([data-popup-open]),[role=button]').find((el) => isBefore(el, list))

/** Creates a button named like its link; `aria-expanded` conveys its function. */
function createButton(link: HTMLElement): HTMLElement {
  return createElement('button', {
    type: 'button',
    class: MENU_SUB_BUTTON,
    // A link gets its caret from our stylesheet.
    'data-caret': link.nodeName === 'A' ? undefined : '',
    'aria-label': link.textContent ?? '',
  })
}
