export interface MegaMenuItem {
  title: HTMLElement
  /** The button that announces the content and expands it by keyboard. */
  icon: HTMLElement | null
  content: HTMLElement | null
  /** Where Tab stops in the title: its link and the icon. */
  tabStops: HTMLElement[]
}
export interface MegaMenuParts {
  nav: HTMLElement
  toggle: HTMLElement | null
  wrapper: HTMLElement
  heading: HTMLElement
  /** Contains the contents of all items; null if all items are links. */
  contentBox: HTMLElement | null
  items: MegaMenuItem[]
}
