import { stopAll } from '../../base/lifetime'
import { pauseWhileClosed } from '../../dom/pause-while-closed'
import { createWriters } from '../../dom/writers'
import { MENU_ACTIVE } from '../../page/selectors'
import { type ShownSubmenu, showSubmenu } from './flyout'
import type { MenuParts, Submenu } from './types'

/** The text before a submenu in its item. */
function textBefore(list: HTMLElement): string {
  const nodes = [...(list.parentElement as HTMLElement).childNodes]
  const before = nodes.slice(0, nodes.indexOf(list)).filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
  return before.map(({ textContent }) => textContent).join('')
}

/** What our button is called: like its link, or else like all of the label. A picture has no text. */
function describe({ list, link }: Submenu): string {
  const text = (link.nodeName === 'A' ? link.textContent : textBefore(list))?.trim()
  if (text) return text
  const picture = link.matches('img') ? link : link.querySelector('[alt]')
  return link.getAttribute('aria-label') || picture?.getAttribute('alt') || link.getAttribute('title') || ''
}

export interface SubmenuState {
  show: (isExpanded: boolean, isInline: boolean) => void
  stop: () => void
}

/** Announces and shows one submenu's state. The theme's stylesheet shows and hides its submenus by a class. */
export function submenuState(submenu: Submenu, { isHandWritten, isThemeHeader, submenus }: MenuParts): SubmenuState {
  const { trigger, list } = submenu
  const writers = createWriters()
  const media = pauseWhileClosed(list)
  const item = isThemeHeader ? list.parentElement : null
  let shown: ShownSubmenu | undefined
  let before = ''
  // A menu of a CMS has links without an address, and texts, where an item is to lead nowhere.
  if (!trigger.matches('a[href],button,[role]')) writers.set(trigger, { role: 'button', tabindex: 0 })
  const needsName = trigger.matches('.skerry-menu-sub,[aria-label=""]')
  const open = (isInline: boolean) => {
    // Its closing animation may still be running.
    shown?.stop()
    const level = submenus.filter((s) => s !== submenu && s.list.contains(list)).length
    const isBelow = !level && !list.closest('.sm-vertical,[class*=layout-vertical]')
    shown = showSubmenu(submenu, { isInline, isHandWritten, level, isBelow })
  }
  const stops = [() => shown?.stop(), media.stop, writers.stop]
  return {
    show: (isExpanded, isInline) => {
      writers.set(trigger, { 'aria-expanded': isExpanded, '.highlighted': isExpanded })
      if (needsName) writers.set(trigger, { 'aria-label': describe(submenu) })
      writers.set(list, { 'aria-hidden': !isExpanded, inert: !isExpanded, $display: isExpanded ? 'block' : null })
      if (item) writers.set(item, { [`.${MENU_ACTIVE}`]: isExpanded })
      const now = `${isExpanded} ${isInline}`
      if (now === before) return
      before = now
      media.show(isExpanded)
      if (isThemeHeader) return
      if (isExpanded) open(isInline)
      else shown?.hide()
    },
    stop: () => stopAll(stops),
  }
}
