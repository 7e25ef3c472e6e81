export interface MegaMenuItem {
  title: HTMLElement
  /** The button that announces the content and expands it by key. */
  icon: HTMLElement | null
  content: HTMLElement | null
  /** What Tab stops at in the title: its link and the icon. */
  tabStops: HTMLElement[]
}
export interface MegaMenuParts {
  nav: HTMLElement
  toggle: HTMLElement | null
  wrapper: HTMLElement
  heading: HTMLElement
  /** Holds the contents of all items; null where all items are links. */
  contentBox: HTMLElement | null
  items: MegaMenuItem[]
}
