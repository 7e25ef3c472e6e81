import { MENU_PANEL, MENU_SUB_BUTTON, MENU_SUBMENU, MENU_TOGGLE, THEME_HEADER } from '../../builder/selectors'
import { queryAll } from '../../dom/query-all'

/** A submenu: its list, and what opens it: the link before it, or the button of ours beside that in hand-written menus. */
export interface Sub {
  id: string
  list: HTMLElement
  link: HTMLElement
  trigger: HTMLElement
}
export interface Parts {
  byHand: boolean
  isTheme: boolean
  toggle: HTMLElement | null
  /** Carries the open class: the toggle, in the theme its holder. */
  holder: HTMLElement | null
  panel: HTMLElement | null
  subs: Sub[]
}

let ids = 0

export function partsOf(host: HTMLElement): Parts {
  const one = (selector: string) => host.querySelector<HTMLElement>(selector)
  const byHand = !!host.dataset.widget
  const isTheme = host.matches(THEME_HEADER)
  const toggle = one(MENU_TOGGLE)
  return {
    byHand,
    isTheme,
    toggle,
    holder: isTheme && toggle ? toggle.parentElement : toggle,
    panel: one(MENU_PANEL),
    subs: queryAll(host, MENU_SUBMENU).flatMap((list) => {
      const link = list.parentElement?.querySelector('a')
      return link ? [{ id: list.id || `skerry-sub-${++ids}`, list, link, trigger: byHand ? button(link) : link }] : []
    }),
  }
}

/** Named as its link: what it does is said by `aria-expanded`. */
function button(link: HTMLElement): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = MENU_SUB_BUTTON
  made.ariaLabel = link.textContent
  return made
}
