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
  /** Hold the items' contents: one for all, or one in each item; none if all items are links. */
  contentBoxes: HTMLElement[]
  items: MegaMenuItem[]
}
