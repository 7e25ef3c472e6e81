import { useLayoutEffect, useRef, useState } from 'react'
import { closestTo } from '../../base/events'
import { closestOf } from '../../base/property-of'
import { isRtl } from '../../builder/page-config'
import { MENU_ACTIVE } from '../../builder/selectors'
import { Bind } from '../../dom/bind'
import { DismissOnOutside } from '../../dom/dismiss-on-outside'
import { isFocusedByPress, onFocusLeave } from '../../dom/focus-leave'
import { type ShownSubmenu, showSubmenu } from './flyout'
import { focusTarget } from './focus-target'
import { hoverIntent } from './hover-intent'
import type { MenuParts, Submenu, SubmenusProps } from './types'
import { validateMenu } from './validate'

const NONE: Submenu[] = []
/** Milliseconds that a press may come after the pointer has rested on what is pressed. */
const PRESS_TIME = 500

/** Expands and collapses submenus by click, tap, key and hover. */
export function Submenus({ host, parts, layout, isOpen }: SubmenusProps) {
  const { isHandWritten, isThemeHeader, panel, submenus } = parts
  const [expanded, setExpanded] = useState(NONE)
  const collapseAll = () => setExpanded(NONE)
  const isInline = (el: Element) => (isHandWritten ? layout !== 'horizontal' : !!panel?.contains(el))
  const flyouts = expanded.filter(({ link }) => !isInline(link))
  // In the flow other branches stay expanded; of flyouts only the ancestors of this one do.
  const expand = (submenu: Submenu) =>
    setExpanded((now) => [...now.filter((s) => s !== submenu && (isInline(submenu.link) || s.list.contains(submenu.list))), submenu])
  const collapse = (submenu: Submenu) => setExpanded((now) => now.filter((s) => !submenu.list.contains(s.list)))
  const toggle = (submenu: Submenu) => (expanded.includes(submenu) ? collapse(submenu) : expand(submenu))

  // The panel has opened or closed, or the device has another layout: nothing is expanded (specification §4).
  const context = `${isOpen} ${layout}`
  const [lastContext, setLastContext] = useState(context)
  if (context !== lastContext) {
    setLastContext(context)
    collapseAll()
  }

  const [hover] = useState(() => hoverIntent(collapseAll))
  /** When the pointer has opened a submenu by resting: a press that was on its way then was meant to open it, and does not close it. */
  const hoverOpenedAt = useRef(-PRESS_TIME)
  const onMouseOver = (target: Element) => {
    const item = closestOf(target, 'li')
    if (!item || isThemeHeader || isInline(item)) return
    const submenu = submenus.find(({ link }) => link.parentElement === item)
    const open = () => {
      if (submenu && !expanded.includes(submenu)) hoverOpenedAt.current = performance.now()
      return submenu ? expand(submenu) : setExpanded((now) => now.filter((s) => s.list.contains(item)))
    }
    hover.enter(closestOf(target, 'a,button') ? open : undefined)
  }
  useLayoutEffect(() => validateMenu(host, parts), [host, parts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the pointer is when this code arrives counts
  useLayoutEffect(() => {
    // The pointer may have come before this code did.
    const hovered = host.querySelector('a:hover,button:hover')
    if (hovered && matchMedia('(hover:hover)').matches) onMouseOver(hovered)
    return hover.stop
  }, [])

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const link = closestTo(event, 'a,button')
    const submenu = submenus.find(({ trigger }) => trigger === link)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    hover.stop()
    const isBareHash = link.getAttribute('href') === '#'
    // The builder's class for links that lead nowhere (contract menus §1.7).
    if (link.classList.contains('disabled')) event.preventDefault()
    if (!submenu) {
      if (!isInline(link)) collapseAll()
    } else if (isThemeHeader) {
      // A real address is followed as well (contract menus §2.2).
      if (isBareHash) event.preventDefault()
      toggle(submenu)
    } else if (isHandWritten || isBareHash || !expanded.includes(submenu) || (isInline(link) && target.closest('.sub-arrow'))) {
      event.preventDefault()
      if (event.timeStamp - hoverOpenedAt.current < PRESS_TIME) expand(submenu)
      else toggle(submenu)
    } else if (!isInline(link)) collapseAll()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const target = event.target as HTMLElement
    const own = expanded.find(({ trigger }) => trigger === target)
    // In the flow, Escape closes the submenu that the focus is in; of flyouts it closes all (contract menus §§1.7, 11.2).
    const escaped = flyouts[0] ?? expanded.findLast(({ list }) => list.parentElement?.contains(target))
    // An open panel closes as a whole, which the menu itself does.
    if (key === 'Escape' && isOpen) return
    if (key === 'Escape' && escaped) {
      escaped.trigger.focus()
      if (flyouts[0]) collapseAll()
      else collapse(escaped)
    } else if (key === ' ' && own && !isHandWritten) collapse(own)
    else {
      const next = focusTarget(key, target, expanded, isRtl())
      if (!next) return
      next.focus()
    }
    event.preventDefault()
    // Escape goes on to what the menu is in, where its prevented default says that the menu has used it: a popup stays open.
    if (key !== 'Escape') event.stopPropagation()
  }

  return (
    <>
      {submenus.map((submenu) => (
        <SubmenuState
          key={submenu.id}
          submenu={submenu}
          parts={parts}
          isExpanded={expanded.includes(submenu)}
          isInline={isInline(submenu.link)}
        />
      ))}
      <Bind
        to={host}
        onClickCapture={onClick}
        onKeyDownCapture={onKeyDown}
        onPointerOver={({ target, pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') onMouseOver(target as Element)
        }}
        onPointerLeave={({ pointerType }: PointerEvent) => {
          if (pointerType !== 'mouse' || isThemeHeader) return
          if (flyouts[0]) hover.leave()
          else hover.stop()
        }}
        onFocusIn={({ target }: FocusEvent) => {
          if (!isFocusedByPress(target as Element))
            setExpanded((now) => now.filter(({ link, list }) => isInline(link) || list.parentElement?.contains(target as Node)))
        }}
        onFocusOut={onFocusLeave(host, collapseAll)}
      />
      {flyouts[0] && <FlyoutDismissal host={host} onDismiss={collapseAll} />}
    </>
  )
}

interface SubmenuStateProps {
  submenu: Submenu
  parts: MenuParts
  isExpanded: boolean
  isInline: boolean
}

/** Announces and shows one submenu as expanded or collapsed. The theme's stylesheet shows and hides its submenus itself, by a class. */
function SubmenuState({ submenu, parts, isExpanded, isInline }: SubmenuStateProps) {
  const { trigger, list } = submenu
  const shown = useRef<ShownSubmenu>(undefined)
  useLayoutEffect(() => {
    const { isHandWritten, isThemeHeader, submenus } = parts
    if (isThemeHeader) return
    if (!isExpanded) {
      shown.current?.hide()
      return
    }
    // The animation that hides it may still be running.
    shown.current?.stop()
    const level = submenus.filter((s) => s !== submenu && s.list.contains(list)).length
    const isBelow = !level && !list.closest('.sm-vertical,[class*=layout-vertical]')
    shown.current = showSubmenu(submenu, { isInline, isHandWritten, level, isBelow })
  }, [isExpanded, isInline, submenu, list, parts])
  useLayoutEffect(() => () => shown.current?.stop(), [])
  return (
    <>
      <Bind to={trigger} aria-expanded={isExpanded} class={{ highlighted: isExpanded }} />
      <Bind to={list} aria-hidden={!isExpanded} inert={!isExpanded} style={{ display: isExpanded ? 'block' : null }} />
      {parts.isThemeHeader && <Bind to={list.parentElement as HTMLElement} class={{ [MENU_ACTIVE]: isExpanded }} />}
    </>
  )
}

/** While a flyout is open: a click or tap elsewhere, Escape from wherever the focus is, and a resize close it. */
function FlyoutDismissal({ host, onDismiss }: { host: HTMLElement; onDismiss: () => void }) {
  const [width] = useState(innerWidth)
  const onResize = () => {
    // On a device that can be turned, the address bar comes and goes as one scrolls: only the width counts there
    // (contract menus §1.7 “Resize”).
    if (Object.hasOwn(window, 'orientation') && width === innerWidth) return
    onDismiss()
  }
  return (
    <>
      <DismissOnOutside host={host} onDismiss={onDismiss} />
      <Bind to={window} onResize={onResize} />
    </>
  )
}
