import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { closestOf, containsNode, matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { dismissOnOutside } from '../../dom/dismiss-on-outside'
import { isFocusedByPress, onFocusLeave } from '../../dom/focus-leave'
import { holdsFocusedField } from '../../dom/focused-field'
import { isRtl } from '../../page/page-config'
import { replayKey } from '../../runtime/early-keys'
import { menuFocusTarget } from './focus-target'
import { hoverIntent } from './hover-intent'
import { planClick } from './submenu-plan'
import { submenuState } from './submenu-state'
import type { MenuParts, Submenu, SubmenusProps } from './types'

/** How long after hovering opened a submenu, in ms, a press still belongs to that hover. */
const PRESS_TIME = 500

/** Whether an element is in a list or beside it, in its item. A script may have taken the list away. */
const isAround = ({ parentElement }: HTMLElement, el: Element | null) => parentElement !== null && containsNode(parentElement, el)

/** The expanded submenus, and functions to expand and collapse them. */
interface Expanded {
  parts: MenuParts
  isPanelOpen: boolean
  expanded: Submenu[]
  flyouts: Submenu[]
  isInline: (el: Element) => boolean
  expand: (submenu: Submenu) => void
  collapse: (submenu: Submenu) => void
  collapseAll: () => void
  toggle: (submenu: Submenu) => void
  /** Collapses flyouts except those around `el`. */
  keepAround: (el: Element) => void
  /** Keeps only the submenus that contain `item`. */
  keepParentsOf: (item: Element) => void
  update: (props: SubmenusProps) => void
}

function createExpanded(given: SubmenusProps, show: (menu: Expanded) => void): Expanded {
  const { parts } = given
  let { layout } = given
  const isInline = (el: Element) => (parts.isHandWritten ? layout !== 'horizontal' : !!parts.panel?.contains(el))
  const set = (expanded: Submenu[]) => {
    menu.expanded = expanded
    menu.flyouts = expanded.filter(({ link }) => !isInline(link))
    show(menu)
  }
  const keep = (isKept: (submenu: Submenu) => boolean) => set(menu.expanded.filter(isKept))
  const menu: Expanded = {
    parts,
    isPanelOpen: given.isOpen,
    expanded: [],
    flyouts: [],
    isInline,
    // In the flow other branches stay expanded; of flyouts only ancestors do.
    expand: (submenu) =>
      set([...menu.expanded.filter((s) => s !== submenu && (isInline(submenu.link) || s.list.contains(submenu.list))), submenu]),
    collapse: (submenu) => keep((s) => !submenu.list.contains(s.list)),
    collapseAll: () => set([]),
    toggle: (submenu) => (menu.expanded.includes(submenu) ? menu.collapse(submenu) : menu.expand(submenu)),
    keepAround: (el) => keep(({ link, list }) => isInline(link) || isAround(list, el)),
    keepParentsOf: (item) => keep((s) => s.list.contains(item)),
    update: (props) => {
      // When the panel toggles or the layout changes, everything collapses (specification §4).
      const isSame = props.isOpen === menu.isPanelOpen && props.layout === layout
      layout = props.layout
      menu.isPanelOpen = props.isOpen
      set(isSame ? menu.expanded : [])
    },
  }
  return menu
}

/** Opens submenus where the pointer rests. `openedAt`: when it last opened one. */
function followPointer(host: HTMLElement, menu: Expanded) {
  const { parts } = menu
  const hover = hoverIntent(menu.collapseAll)
  let openedAt = -PRESS_TIME
  const onMouseOver = (target: Element) => {
    const item = closestOf(target, 'li')
    if (!item || parts.isThemeHeader || menu.isInline(item)) return
    const submenu = parts.submenus.find(({ list }) => list.parentElement === item)
    const open = () => {
      if (submenu && !menu.expanded.includes(submenu)) openedAt = performance.now()
      if (submenu) menu.expand(submenu)
      else if (!holdsFocusedField(host)) menu.keepParentsOf(item)
    }
    // Text has no box, so its whole item opens the submenu, except the submenu itself.
    const isOn = submenu && parts.isHandWritten ? !submenu.list.contains(target) : closestOf(target, 'a,button,[role=button]')
    hover.enter(isOn ? open : undefined)
  }
  return { hover, openedAt: () => openedAt, onMouseOver }
}
type Hover = ReturnType<typeof followPointer>

function onClick(menu: Expanded, { hover, openedAt }: Hover, event: MouseEvent) {
  const { parts, expanded, isInline } = menu
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
    hasJustOpened: event.timeStamp - openedAt() < PRESS_TIME,
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

/** Shows which submenus are expanded; flyouts close on a press elsewhere, Escape anywhere, or a resize. */
function createView(host: HTMLElement, parts: MenuParts) {
  const states = parts.submenus.map((submenu) => ({ submenu, ...submenuState(submenu, parts) }))
  let dismissal: (() => void)[] = []
  const show = ({ expanded, flyouts, isInline, collapseAll }: Expanded) => {
    for (const { submenu, show } of states) show(expanded.includes(submenu), isInline(submenu.link))
    if (!flyouts[0]) stopAll(dismissal)
    else if (!dismissal[0]) dismissal = [dismissOnOutside(host, collapseAll), onWidth(collapseAll)]
  }
  return {
    show,
    stop: () => {
      stopAll(dismissal)
      stopAll(states.map(({ stop }) => stop))
    },
  }
}

/** On devices that rotate, scrolling shows and hides the address bar, so only the width counts (contract menus §1.7 “Resize”). */
function onWidth(change: () => void): () => void {
  const width = innerWidth
  return on(window, 'resize', () => {
    if (!Object.hasOwn(window, 'orientation') || width !== innerWidth) change()
  })
}

/** Expands and collapses submenus by click, tap, key and hover. */
export function startSubmenus(given: SubmenusProps) {
  const { host, parts } = given
  const view = createView(host, parts)
  const menu = createExpanded(given, view.show)
  const pointer = followPointer(host, menu)
  view.show(menu)
  const stops = [
    on<MouseEvent>(host, 'click', (event) => onClick(menu, pointer, event), { capture: true }),
    on<KeyboardEvent>(host, 'keydown', (event) => onKeyDown(menu, event), { capture: true }),
    on<PointerEvent>(host, 'pointerover', ({ target, pointerType }) => {
      if (pointerType === 'mouse') pointer.onMouseOver(target as Element)
    }),
    on<PointerEvent>(host, 'pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse' || parts.isThemeHeader || holdsFocusedField(host)) return
      if (menu.flyouts[0]) pointer.hover.leave()
      else pointer.hover.stop()
    }),
    on(host, 'focusin', ({ target }) => {
      if (!isFocusedByPress(target as Element)) menu.keepAround(target as Element)
    }),
    onFocusLeave(host, menu.collapseAll),
    pointer.hover.stop,
    view.stop,
  ]
  validateMenu(host, parts)
  replayKey(host)
  // The pointer may have come before this code.
  const hovered = queryAll(host, ':hover').at(-1)
  if (hovered && matchMedia('(hover:hover)').matches) pointer.onMouseOver(hovered)
  return { update: menu.update, stop: () => stopAll(stops) }
}
