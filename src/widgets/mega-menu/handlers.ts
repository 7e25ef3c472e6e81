import { closestTo, emit, on } from '../../base/events'
import { queryAll } from '../../base/query-all'
import { isFocusedByPress } from '../../dom/focus-leave'
import { holdsFocusedField } from '../../dom/focused-field'
import { isTab } from '../../dom/is-tab'
import { isRtl } from '../../page/page-config'
import { type KeyFacts, planKey } from './key-plan'
import { type Hover, type Press, planHover, planPress } from './plan'
import type { MegaMenuItem, MegaMenuParts } from './types'

/** A menu's current state. */
interface MenuState {
  openItem: MegaMenuItem | undefined
  isPanelOpen: boolean
}

export interface Menu extends MenuState {
  parts: MegaMenuParts
  opensByClick: boolean
  hasTabbed: boolean
  set: (change: Partial<MenuState>) => void
}

const itemAt = ({ parts }: Menu, target: EventTarget | null) =>
  parts.items.find(({ title, content }) => title.contains(target as Node) || content?.contains(target as Node))

/** Handles presses, keys and pointers. */
export const listen = (menu: Menu): (() => void)[] => {
  const { parts } = menu
  const { nav } = parts
  return [
    on<PointerEvent>(nav, 'click', (event) => onClick(menu, event)),
    on<KeyboardEvent>(nav, 'keydown', (event) => onKeyDown(menu, event)),
    on<KeyboardEvent>(nav, 'keyup', (event) => {
      if (isTab(event) && parts.heading.contains(event.target as Node)) menu.hasTabbed = true
    }),
    on<PointerEvent>(nav, 'pointerover', (event) => {
      const item = itemAt(menu, event.target)
      const isInBox = parts.contentBoxes.some((box) => box.contains(event.target as Node))
      hover(menu, event, item?.content ? 'content item' : isInBox ? 'box' : 'elsewhere', item)
    }),
    on<PointerEvent>(nav, 'pointerleave', (event) => hover(menu, event, 'elsewhere')),
    on(nav, 'focusin', ({ target }) => {
      if (menu.openItem && itemAt(menu, target) !== menu.openItem && !isFocusedByPress(target as Element)) menu.set({ openItem: undefined })
    }),
  ]
}

function hover({ parts, opensByClick, set }: Menu, { pointerType }: PointerEvent, on: Hover['on'], item?: MegaMenuItem): void {
  const planned = planHover({ on, isByMouse: pointerType === 'mouse', opensByClick, holdsField: holdsFocusedField(parts.nav) })
  if (planned !== 'nothing') set({ openItem: planned === 'open' ? item : undefined })
}

const leadsWithinPage = ({ hash, host, pathname }: HTMLAnchorElement) => hash && host === location.host && pathname === location.pathname

function readPress(menu: Menu, event: PointerEvent, item: MegaMenuItem | undefined): Press {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href]')
  return {
    on: item?.content
      ? 'content item'
      : item
        ? 'item'
        : menu.parts.contentBoxes.includes(event.target as HTMLElement)
          ? 'box'
          : 'elsewhere',
    link: link ? (link.getAttribute('href') === '#' ? 'bare hash' : leadsWithinPage(link) ? 'anchor' : 'address') : undefined,
    isByKey: !event.detail,
    isByMouse: event.pointerType === 'mouse',
    opensByClick: menu.opensByClick,
    isPanelOpen: menu.isPanelOpen,
    hasTabbed: menu.hasTabbed,
  }
}

function onClick(menu: Menu, event: PointerEvent): void {
  const { parts, openItem, isPanelOpen, set } = menu
  const target = event.target as Element
  if (parts.toggle?.contains(target)) {
    set({ isPanelOpen: !isPanelOpen })
    // Sites and the builder's widgets measure when the panel opens or closes.
    setTimeout(() => emit(window, 'elementor-pro/mega-menu/dropdown-open'))
    return
  }
  const item = parts.items.find(({ title }) => title.contains(target))
  const press = readPress(menu, event, item)
  if (press.on === 'content item' && press.link === 'bare hash') event.preventDefault()
  const planned = planPress(press)
  if (planned === 'nothing') return
  const isClosing = planned === 'close all'
  set({ openItem: planned === 'toggle' && item !== openItem ? item : undefined, ...(isClosing && { isPanelOpen: false }) })
}

/** The tab stops inside a content, in order. */
const tabStopsIn = (root: Element): HTMLElement[] =>
  queryAll(root, 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,iframe,video[controls],[tabindex]').filter(
    (el) => el.tabIndex >= 0 && el.getClientRects().length > 0,
  )

function readKey({ parts, openItem, isPanelOpen }: Menu, at: HTMLElement): KeyFacts<HTMLElement> {
  return {
    at,
    isLink: at.localName === 'a' && parts.heading.contains(at),
    stops: parts.items.flatMap(({ tabStops }) => tabStops),
    opener: openItem && (openItem.icon ?? parts.toggle),
    inside: openItem?.content ? tabStopsIn(openItem.content) : [],
    burger: isPanelOpen && parts.toggle,
    isRtl: isRtl(),
  }
}

function onKeyDown(menu: Menu, event: KeyboardEvent): void {
  // A nested menu has handled it.
  if (event.defaultPrevented) return
  const planned = planKey(event, readKey(menu, event.target as HTMLElement))
  if (!planned) return
  const [does, el] = planned
  if (does === 'press') el.click()
  else el.focus()
  if (does === 'close content') menu.set({ openItem: undefined })
  if (does === 'close panel') menu.set({ isPanelOpen: false })
  event.preventDefault()
  // Let Escape propagate: `defaultPrevented` tells a surrounding popup that the menu has handled it, so it stays open.
  if (event.key !== 'Escape') event.stopPropagation()
}
