import { useLayoutEffect, useRef, useState } from 'react'
import { Bind } from '../../dom/bind'
import { useLeaving } from '../../dom/use-leaving'
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

interface SubmenuStateProps {
  submenu: Submenu
  parts: MenuParts
  isExpanded: boolean
  isInline: boolean
}

/** Announces and shows one submenu's state. The theme's stylesheet shows and hides its submenus by a class. */
export function SubmenuState({ submenu, parts, isExpanded, isInline }: SubmenuStateProps) {
  const { trigger, list } = submenu
  useLeaving(list, isExpanded)
  const shown = useRef<ShownSubmenu>(undefined)
  useLayoutEffect(() => {
    const { isHandWritten, isThemeHeader, submenus } = parts
    if (isThemeHeader) return
    if (!isExpanded) {
      shown.current?.hide()
      return
    }
    // Its closing animation may still be running.
    shown.current?.stop()
    const level = submenus.filter((s) => s !== submenu && s.list.contains(list)).length
    const isBelow = !level && !list.closest('.sm-vertical,[class*=layout-vertical]')
    shown.current = showSubmenu(submenu, { isInline, isHandWritten, level, isBelow })
  }, [isExpanded, isInline, submenu, list, parts])
  useLayoutEffect(() => () => shown.current?.stop(), [])
  // A menu of a CMS has links without an address, and texts, where an item is to lead nowhere.
  const [isControl] = useState(() => trigger.matches('a[href],button,[role]'))
  return (
    <>
      <Bind
        to={trigger}
        aria-expanded={isExpanded}
        class={{ highlighted: isExpanded }}
        {...(!isControl && { role: 'button', tabindex: 0 })}
        {...(trigger.matches('.skerry-menu-sub,[aria-label=""]') && { 'aria-label': describe(submenu) })}
      />
      <Bind to={list} aria-hidden={!isExpanded} inert={!isExpanded} style={{ display: isExpanded ? 'block' : null }} />
      {parts.isThemeHeader && <Bind to={list.parentElement as HTMLElement} class={{ [MENU_ACTIVE]: isExpanded }} />}
    </>
  )
}
