import { MEGA_CONTENT, MEGA_FOCUS, MEGA_HEADING, MEGA_ICON, MEGA_MENU, MEGA_TOGGLE, MEGA_WRAPPER } from '../../builder/selectors'
import { queryAll } from '../../dom/query-all'

export interface Item {
  title: HTMLElement
  /** Says that there is a dropdown, and opens it by key. */
  icon: HTMLElement | null
  content: HTMLElement | null
  /** Link and icon: what Tab stops at. */
  stops: HTMLElement[]
}
export interface Mega {
  nav: HTMLElement
  toggle: HTMLElement | null
  wrapper: HTMLElement
  heading: HTMLElement
  /** Holds the contents of all items. */
  box: HTMLElement
  items: Item[]
}

/** The parts of this menu, not of one inside its contents; undefined when the markup is not a menu's. */
export function partsOf(host: HTMLElement): Mega | undefined {
  const one = (selector: string) => host.querySelector<HTMLElement>(selector)
  const [nav, wrapper, heading, box] = [one(MEGA_MENU), one(MEGA_WRAPPER), one(MEGA_HEADING), one(MEGA_CONTENT)]
  if (!nav || !wrapper || !heading || !box) return
  const contents = [...box.children] as HTMLElement[]
  const items = ([...heading.children] as HTMLElement[]).map((title) => {
    const icon = title.querySelector<HTMLElement>(MEGA_ICON)
    const content = (icon && contents.find((el) => el.dataset.tabIndex === icon.dataset.tabIndex)) ?? null
    return { title, icon, content, stops: queryAll(title, MEGA_FOCUS) }
  })
  const toggle = one(MEGA_TOGGLE)
  return { nav, toggle: nav.contains(toggle) ? toggle : null, wrapper, heading, box, items }
}

/** What Tab stops at inside a content, in order. */
export const focusable = (root: Element): HTMLElement[] =>
  queryAll(root, 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,iframe,video[controls],[tabindex]').filter(
    (el) => el.tabIndex >= 0 && el.getClientRects().length > 0,
  )
