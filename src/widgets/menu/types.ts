export interface Submenu {
  id: string
  list: HTMLElement
  link: HTMLElement
  /** Expands and collapses the list: the link itself or, in hand-written menus, the button that we add after it. */
  trigger: HTMLElement
}

/** The elements of one menu. */
export interface MenuParts {
  isHandWritten: boolean
  /** The companion theme's header menu. */
  isThemeHeader: boolean
  toggle: HTMLElement | null
  /** The element that gets the class of an open menu: the toggle, or in the theme's header its parent. */
  activeElement?: HTMLElement | null
  /** What the toggle opens. */
  panel: HTMLElement | null
  /** Where Tab stops in the panel while it is open: the elements that the server gave a `tabindex`. */
  panelLinks: HTMLElement[]
  submenus: Submenu[]
}

/** What a menu looks like. */
export interface MenuState {
  /** The layout on the current device; only hand-written menus change theirs. */
  layout: string
  /** Whether the panel is open. */
  isOpen: boolean
  /** Whether the panel is closed; null if there is nothing to open: the list is always visible, and its attributes are not ours. */
  isClosed: boolean | null
}

export interface SubmenusProps extends MenuState {
  host: HTMLElement
  parts: MenuParts
}
