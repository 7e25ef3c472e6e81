import { createElement } from '../../base/create-element'
import { matchesSelector } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { servedId } from '../../dom/served-id'
import { THEME_HEADER } from './selectors'
import type { MenuParts } from './types'

const MENU_TOGGLE = '.elementor-menu-toggle,.site-navigation-toggle,[data-menu-toggle]'
const MENU_PANEL = 'nav.elementor-nav-menu--dropdown,.site-navigation-dropdown,[data-menu-list]'
const MENU_SUBMENU = ':is(.elementor-nav-menu,.site-navigation-dropdown,[data-widget=menu]) li>ul'
export const MENU_SUB_BUTTON = 'skerry-menu-sub'

let lastId = 0

/** Finds the menu's parts, and creates a hand-written menu's submenu buttons. */
export function findParts(host: HTMLElement): MenuParts {
  const find = (selector: string) => queryFirst(host, selector)
  const isHandWritten = matchesSelector(host, '[data-widget]')
  const isThemeHeader = matchesSelector(host, THEME_HEADER)
  const toggle = find(MENU_TOGGLE)
  const panel = find(MENU_PANEL)
  // A script may have copied a menu of ours.
  for (const copy of queryAll(host, `.${MENU_SUB_BUTTON},.has-submenu>.sub-arrow`)) copy.remove()
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
      return [{ id: servedId(list) || `skerry-sub-${++lastId}`, list, link, trigger }]
    }),
  }
}

/** A submenu's label, before it in its item: a link, a button or, in hand-written menus, bare text. Never inside the submenu. */
function ownLink(list: HTMLElement, isHandWritten: boolean): HTMLElement | null | undefined {
  const first = list.parentElement?.firstElementChild
  if (first === list) return isHandWritten ? (list.previousSibling as HTMLElement | null) : null
  return first?.querySelector<HTMLElement>('a,button') ?? (first as HTMLElement | undefined)
}

/** The author's submenu button in a hand-written item: the item's label itself, or beside its link. */
const servedButton = (list: HTMLElement) =>
  queryAll(list.parentElement as HTMLElement, 'button:not([data-popup-open]),[role=button]').find(
    // Before the list, not inside it.
    (el) => el.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING,
  )

/** Creates a button named like its link; `aria-expanded` conveys its function. */
function createButton(link: HTMLElement): HTMLElement {
  const button = createElement('button')
  button.type = 'button'
  button.className = MENU_SUB_BUTTON
  // A link gets its caret from our stylesheet.
  button.toggleAttribute('data-caret', link.nodeName !== 'A')
  button.setAttribute('aria-label', link.textContent)
  return button
}
