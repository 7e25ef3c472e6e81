import type { Writers } from '../../dom/writers'
import { MENU_ACTIVE } from '../../page/selectors'
import type { MenuParts, MenuState } from './types'

/** Decides a menu's layout and whether its panel is closed. */
export function planMenu(
  { isHandWritten, toggle }: Pick<MenuParts, 'isHandWritten' | 'toggle'>,
  settings: { layout: string; dropdown: string },
  mode: string,
  devices: string[],
  isOpen: boolean,
): MenuState {
  const isBelowBreakpoint = isHandWritten && devices.indexOf(mode) <= devices.indexOf(settings.dropdown)
  const layout = isBelowBreakpoint ? 'dropdown' : settings.layout
  return { layout, isOpen, isClosed: toggle && (!isHandWritten || layout === 'dropdown') ? !isOpen : null }
}

export function writeMenu({ set }: Writers, host: HTMLElement, parts: MenuParts, { layout, isOpen, isClosed }: MenuState): void {
  const { isHandWritten, toggle, activeElement, panel, panelLinks } = parts
  if (isHandWritten) set(host, { 'data-layout': layout })
  if (toggle) set(toggle, { 'aria-expanded': isOpen })
  if (activeElement) set(activeElement, { [`.${MENU_ACTIVE}`]: isOpen })
  if (panel) set(panel, { 'aria-hidden': isClosed, inert: isClosed })
  for (const link of panelLinks) set(link, { tabindex: isClosed ? -1 : 0 })
}

/** Announces every submenu as collapsed, until the submenu code takes over. */
export function announce({ set }: Writers, { isHandWritten, submenus }: MenuParts): void {
  for (const { id, list, trigger } of submenus) {
    set(list, { id, 'aria-hidden': true, inert: true })
    const more = isHandWritten ? {} : { 'aria-haspopup': true }
    set(trigger, { '.has-submenu': true, 'aria-controls': id, 'aria-expanded': false, ...more })
  }
}
