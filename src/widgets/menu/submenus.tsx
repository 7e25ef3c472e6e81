import { useLayoutEffect, useRef, useState } from 'react'
import { closestTo } from '../../base/events'
import { closestOf, containsNode, matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { Bind } from '../../dom/bind'
import { DismissOnOutside } from '../../dom/dismiss-on-outside'
import { isFocusedByPress, onFocusLeave } from '../../dom/focus-leave'
import { holdsFocusedField } from '../../dom/focused-field'
import { isRtl } from '../../page/page-config'
import { replayKey } from '../../runtime/early-keys'
import { createView } from '../../runtime/start-view'
import { menuFocusTarget } from './focus-target'
import { hoverIntent } from './hover-intent'
import { planClick } from './submenu-plan'
import { SubmenuState } from './submenu-state'
import type { MenuParts, Submenu, SubmenusProps } from './types'

const NONE: Submenu[] = []
/** How long after hovering opened a submenu, in ms, a press still belongs to that hover. */
const PRESS_TIME = 500

/** Whether an element is in a list or beside it, in its item. A script may have taken the list away. */
const isAround = ({ parentElement }: HTMLElement, el: Element | null) => parentElement !== null && containsNode(parentElement, el)

/** The expanded submenus, and functions to expand and collapse them. */
function useExpanded({ parts, layout, isOpen }: SubmenusProps) {
  const [expanded, setExpanded] = useState(NONE)
  const collapseAll = () => setExpanded(NONE)
  const isInline = (el: Element) => (parts.isHandWritten ? layout !== 'horizontal' : !!parts.panel?.contains(el))
  // In the flow other branches stay expanded; of flyouts only ancestors do.
  const expand = (submenu: Submenu) =>
    setExpanded((now) => [...now.filter((s) => s !== submenu && (isInline(submenu.link) || s.list.contains(submenu.list))), submenu])
  const collapse = (submenu: Submenu) => setExpanded((now) => now.filter((s) => !submenu.list.contains(s.list)))

  // When the panel toggles or the layout changes, everything collapses (specification §4).
  const context = `${isOpen} ${layout}`
  const [lastContext, setLastContext] = useState(context)
  if (context !== lastContext) {
    setLastContext(context)
    collapseAll()
  }
  return {
    parts,
    isPanelOpen: isOpen,
    expanded,
    flyouts: expanded.filter(({ link }) => !isInline(link)),
    isInline,
    expand,
    collapse,
    collapseAll,
    toggle: (submenu: Submenu) => (expanded.includes(submenu) ? collapse(submenu) : expand(submenu)),
    /** Collapses flyouts except those around `el`. */
    keepAround: (el: Element) => setExpanded((now) => now.filter(({ link, list }) => isInline(link) || isAround(list, el))),
    /** Keeps only the submenus that contain `item`. */
    keepParentsOf: (item: Element) => setExpanded((now) => now.filter((s) => s.list.contains(item))),
  }
}
type Expanded = ReturnType<typeof useExpanded>

/** Opens submenus where the pointer rests. `openedAt`: when it last opened one. */
function useHover(host: HTMLElement, menu: Expanded) {
  const { parts, expanded, isInline, expand, keepParentsOf } = menu
  const [hover] = useState(() => hoverIntent(menu.collapseAll))
  const openedAt = useRef(-PRESS_TIME)
  const onMouseOver = (target: Element) => {
    const item = closestOf(target, 'li')
    if (!item || parts.isThemeHeader || isInline(item)) return
    const submenu = parts.submenus.find(({ list }) => list.parentElement === item)
    const open = () => {
      if (submenu && !expanded.includes(submenu)) openedAt.current = performance.now()
      if (submenu) expand(submenu)
      else if (!holdsFocusedField(host)) keepParentsOf(item)
    }
    // Text has no box, so its whole item opens the submenu, except the submenu itself.
    const isOn = submenu && parts.isHandWritten ? !submenu.list.contains(target) : closestOf(target, 'a,button,[role=button]')
    hover.enter(isOn ? open : undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the pointer's place when this code arrives counts
  useLayoutEffect(() => {
    // The pointer may have come before this code.
    const hovered = queryAll(host, ':hover').at(-1)
    if (hovered && matchMedia('(hover:hover)').matches) onMouseOver(hovered)
    return hover.stop
  }, [])
  return { hover, openedAt, onMouseOver }
}

function onClick({ parts, expanded, isInline, ...menu }: Expanded, { hover, openedAt }: ReturnType<typeof useHover>, event: MouseEvent) {
  const target = event.target as Element
  const link = closestTo(event, 'a,button,[role=button]')
  const submenu = parts.submenus.find(({ trigger }) => trigger === link)
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  hover.stop()
  const [does, isKept] = planClick({
    ...parts,
    isOnTrigger: !!submenu,
    isInline: isInline(link),
    isExpanded: !!submenu && expanded.includes(submenu),
    isBareHash: link.getAttribute('href') === '#',
    isOnArrow: closestOf(target, '.sub-arrow') !== null,
    hasJustOpened: event.timeStamp - openedAt.current < PRESS_TIME,
  })
  // The builder's class for links that lead nowhere (contract menus §1.7).
  if (isKept || link.classList.contains('disabled')) event.preventDefault()
  if (does === 'collapse all') menu.collapseAll()
  else if (submenu && does !== 'nothing') menu[does](submenu)
}

function onKeyDown({ parts, isPanelOpen, expanded, flyouts, collapse, collapseAll, toggle }: Expanded, event: KeyboardEvent) {
  const { key } = event
  const target = event.target as HTMLElement
  const own = expanded.find(({ trigger }) => trigger === target)
  const byRole = matchesSelector(target, 'a[href],button') ? undefined : parts.submenus.find(({ trigger }) => trigger === target)
  // In the flow, Escape closes the submenu with the focus; of flyouts it closes all (contract menus §§1.7, 11.2).
  const escaped = flyouts[0] ?? expanded.findLast(({ list }) => isAround(list, target))
  // The menu itself closes an open panel.
  if (key === 'Escape' && isPanelOpen) return
  if (key === 'Escape' && escaped) {
    escaped.trigger.focus()
    if (flyouts[0]) collapseAll()
    else collapse(escaped)
  } else if (key === ' ' && own && !parts.isHandWritten) collapse(own)
  else if (byRole && (key === 'Enter' || key === ' ')) toggle(byRole)
  else {
    const next = menuFocusTarget(key, target, expanded, isRtl())
    if (!next) return
    next.focus()
  }
  event.preventDefault()
  // Let Escape propagate: `defaultPrevented` tells a surrounding popup that the menu has handled it, so it stays open.
  if (key !== 'Escape') event.stopPropagation()
}

/** Reports why a hand-written menu does not work, or is not accessible. */
function validateMenu(host: HTMLElement, { isHandWritten, toggle, panel }: MenuParts): void {
  if (!isHandWritten) return
  if (!panel) report(describeElement(host), 'expected a list with data-menu-list in it, got none')
  if (toggle && toggle.localName !== 'button') report(describeElement(host), `data-menu-toggle: expected a button, got ${toggle.localName}`)
}

/** Expands and collapses submenus by click, tap, key and hover. */
export function startSubmenus(given: SubmenusProps, onError: (error: unknown) => void) {
  const view = createView(onError)
  const update = (props: SubmenusProps) => view.render(<Submenus {...props} />)
  update(given)
  return { update, stop: view.remove }
}

function Submenus(props: SubmenusProps) {
  const { host, parts } = props
  const menu = useExpanded(props)
  useLayoutEffect(() => {
    validateMenu(host, parts)
    replayKey(host)
  }, [host, parts])
  const pointer = useHover(host, menu)
  const { expanded, flyouts, isInline, collapseAll } = menu
  return (
    <>
      {parts.submenus.map((submenu) => (
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
        onClickCapture={(event: MouseEvent) => onClick(menu, pointer, event)}
        onKeyDownCapture={(event: KeyboardEvent) => onKeyDown(menu, event)}
        onPointerOver={({ target, pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') pointer.onMouseOver(target as Element)
        }}
        onPointerLeave={({ pointerType }: PointerEvent) => {
          if (pointerType !== 'mouse' || parts.isThemeHeader || holdsFocusedField(host)) return
          if (flyouts[0]) pointer.hover.leave()
          else pointer.hover.stop()
        }}
        onFocusIn={({ target }: FocusEvent) => {
          if (!isFocusedByPress(target as Element)) menu.keepAround(target as Element)
        }}
        onFocusOut={onFocusLeave(host, collapseAll)}
      />
      {flyouts[0] && <FlyoutDismissal host={host} onDismiss={collapseAll} />}
    </>
  )
}

/** Closes open flyouts on a press elsewhere, Escape anywhere, or a resize. */
function FlyoutDismissal({ host, onDismiss }: { host: HTMLElement; onDismiss: () => void }) {
  const [width] = useState(innerWidth)
  const onResize = () => {
    // On devices that rotate, scrolling shows and hides the address bar, so only the width counts (contract menus §1.7 “Resize”).
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
