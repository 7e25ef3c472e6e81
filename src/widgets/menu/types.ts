export interface Submenu {
  id: string
  list: HTMLElement
  link: HTMLElement
  /** Toggles the list: the link itself, or the button we add after it in hand-written menus. */
  trigger: HTMLElement
}

/** One menu's elements. */
export interface MenuParts {
  isHandWritten: boolean
  /** The companion theme's header menu. */
  isThemeHeader: boolean
  toggle: HTMLElement | null
  /** Gets the class of an open menu: the toggle, or its parent in the theme's header. */
  activeElement?: HTMLElement | null
  /** The panel that the toggle opens. */
  panel: HTMLElement | null
  /** The tab stops in the panel while it is open: the elements with a served `tabindex`. */
  panelLinks: HTMLElement[]
  submenus: Submenu[]
}

/** A menu's state. */
export interface MenuState {
  /** The layout on this device; only hand-written menus change theirs. */
  layout: string
  /** Whether the panel is open. */
  isOpen: boolean
  /** The panel is closed; null if nothing opens it: then the list is always visible, and its attributes are not ours. */
  isClosed: boolean | null
}

export interface SubmenusProps extends MenuState {
  host: HTMLElement
  parts: MenuParts
}
