export interface MegaMenuItem {
  title: HTMLElement
  /** The button that announces the content and expands it by keyboard. */
  icon: HTMLElement | null
  content: HTMLElement | null
  /** The title's tab stops: its link and the icon. */
  tabStops: HTMLElement[]
}
export interface MegaMenuParts {
  nav: HTMLElement
  toggle: HTMLElement | null
  wrapper: HTMLElement
  heading: HTMLElement
  /** Holds all items' contents; null if all items are links. */
  contentBox: HTMLElement | null
  items: MegaMenuItem[]
}
