import { closestTo, emit } from '../../base/events'
import { isRtl } from '../../builder/page-config'
import { isFocusedByPress } from '../../dom/focus-leave'
import { holdsFocusedField } from '../../dom/focused-field'
import { isTab } from '../../dom/is-tab'
import { megaMenuFocusTarget } from './focus-target'
import { type Press, planPress } from './plan'
import type { MegaMenuItem, MegaMenuParts } from './types'

/** A menu's current state, and functions that change it. */
interface Menu {
  parts: MegaMenuParts
  opensByClick: boolean
  openItem: MegaMenuItem | undefined
  isPanelOpen: boolean
  hasTabbed: { current: boolean }
  setOpenItem: (item: MegaMenuItem | undefined) => void
  setPanelOpen: (isOpen: boolean) => void
}

const itemAt = ({ parts }: Menu, target: EventTarget | null) =>
  parts.items.find(({ title, content }) => title.contains(target as Node) || content?.contains(target as Node))

/** Handlers for presses, keys and pointers. */
export const handlersOf = (menu: Menu) => ({
  onClick: (event: PointerEvent) => onClick(menu, event),
  onKeyDown: (event: KeyboardEvent) => onKeyDown(menu, event),
  onKeyUp: (event: KeyboardEvent) => {
    if (isTab(event) && menu.parts.heading.contains(event.target as Node)) menu.hasTabbed.current = true
  },
  onPointerOver: ({ target, pointerType }: PointerEvent) => {
    if (menu.opensByClick || pointerType !== 'mouse') return
    const { contentBox, nav } = menu.parts
    const item = itemAt(menu, target)
    if (item?.content) menu.setOpenItem(item)
    else if (!contentBox?.contains(target as Node) && !holdsFocusedField(nav)) menu.setOpenItem(undefined)
  },
  onPointerLeave: ({ pointerType }: PointerEvent) => {
    if (!menu.opensByClick && pointerType === 'mouse' && !holdsFocusedField(menu.parts.nav)) menu.setOpenItem(undefined)
  },
  onFocusIn: ({ target }: FocusEvent) => {
    if (menu.openItem && itemAt(menu, target) !== menu.openItem && !isFocusedByPress(target as Element)) menu.setOpenItem(undefined)
  },
})

function onClick(menu: Menu, event: PointerEvent): void {
  const { parts, opensByClick, openItem, isPanelOpen, setOpenItem, setPanelOpen } = menu
  const target = event.target as Element
  if (parts.toggle?.contains(target)) {
    setPanelOpen(!isPanelOpen)
    // Sites and the builder's widgets measure when the panel opens or closes.
    setTimeout(() => emit(window, 'elementor-pro/mega-menu/dropdown-open'))
    return
  }
  const item = parts.items.find(({ title }) => title.contains(target))
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]')
  const press: Press = {
    on: item?.content ? 'content item' : item ? 'item' : parts.contentBox && target === parts.contentBox ? 'box' : 'elsewhere',
    link: link ? (link.getAttribute('href') === '#' ? 'bare hash' : 'address') : undefined,
    isByKey: !event.detail,
    isByMouse: event.pointerType === 'mouse',
    opensByClick,
    hasTabbed: menu.hasTabbed.current,
  }
  if (press.on === 'content item' && press.link === 'bare hash') event.preventDefault()
  const planned = planPress(press)
  if (planned !== 'nothing') setOpenItem(planned === 'toggle' && item !== openItem ? item : undefined)
  if (isPanelOpen && link?.hash && link.host === location.host && link.pathname === location.pathname) {
    setOpenItem(undefined)
    setPanelOpen(false)
  }
}

function onKeyDown({ parts, openItem, isPanelOpen, setOpenItem, setPanelOpen }: Menu, event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  const { key } = event
  // A nested menu has handled it.
  if (event.defaultPrevented) return
  // One thing per press: first the open content, whose button gets the focus, then the burger's panel. Closing both would take a visitor
  // who only wants to leave a submenu out of the menu (on a title the builder closes both, contract menus §3.8).
  const escaped = key === 'Escape' && (openItem?.icon ?? (isPanelOpen && parts.toggle))
  if (escaped) {
    escaped.focus()
    if (openItem) setOpenItem(undefined)
    else setPanelOpen(false)
  } else if (key === ' ' && target.localName === 'a' && parts.heading.contains(target)) target.click()
  else {
    const next = megaMenuFocusTarget(target, event, parts, openItem, isRtl())
    if (!next) return
    next.focus()
  }
  event.preventDefault()
  // Let Escape propagate: `defaultPrevented` tells a surrounding popup that the menu has handled it, so it stays open.
  if (!escaped) event.stopPropagation()
}
