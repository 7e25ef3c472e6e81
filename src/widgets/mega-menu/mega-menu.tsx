import { useLayoutEffect, useRef, useState } from 'react'
import { closestTo, emit } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { useStore } from '../../base/store'
import { activeDevices, device } from '../../builder/device'
import { isRtl } from '../../builder/page-config'
import { Bind } from '../../dom/bind'
import { DismissOnOutside } from '../../dom/dismiss-on-outside'
import { dragHeading } from '../../dom/drag-heading'
import { isFocusedByPress, onFocusLeave } from '../../dom/focus-leave'
import { isTab } from '../../dom/is-tab'
import { onScroll } from '../../dom/on-scroll'
import { createWriter } from '../../dom/writer'
import type { IslandProps } from '../../runtime/widget'
import { positionContent } from './content-position'
import { findParts } from './find-parts'
import { focusTarget } from './focus-target'
import { type MegaMenuSettings, validateBreakpoint } from './settings'
import type { MegaMenuItem, MegaMenuParts } from './types'
import { panelHeight, stretchStyle } from './wrapper-style'

export { settings } from './settings'

/** Events of the builder's own widgets, which measure themselves when the content they are in opens. */
const OPEN_EVENTS = ['elementor-pro/motion-fx/recalc', 'elementor/nested-tabs/activate', 'elementor/bg-video/recalc']

/** Titles with contents of any kind, by hover or click, and a burger at or below a device (contract menus §§3, 11.5). */
export function View({ host, settings }: IslandProps<MegaMenuSettings>) {
  const [parts] = useState(() => findParts(host))
  useLayoutEffect(() => validateBreakpoint(host, settings), [host, settings])
  return parts ? <MegaMenu host={host} parts={parts} settings={settings} /> : null
}

function MegaMenu({ host, parts, settings }: { host: HTMLElement; parts: MegaMenuParts; settings: MegaMenuSettings }) {
  const { nav, toggle, wrapper, heading, contentBox, items } = parts
  const [openItem, setOpenItem] = useState<MegaMenuItem>()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [layout, setLayout] = useState('horizontal')
  const [stretch, setStretch] = useState<Record<string, string>>({})
  const mode = useStore(device())
  /** Once somebody has come by Tab, a click opens and closes also where hovering does. */
  const hasTabbed = useRef(false)
  const devices = activeDevices()
  const isMobile = /^(mobile|tablet)/.test(mode)
  const isDropdown =
    settings.item_layout === 'dropdown' || devices.indexOf(mode) <= devices.indexOf(settings.breakpoint_selector as typeof mode)
  const opensByClick = isMobile || settings.open_on !== 'hover' || settings.item_layout === 'dropdown'
  const isScrollable = settings.horizontal_scroll[mode] === 'enable' && !isDropdown
  const close = () => {
    setOpenItem(undefined)
    setPanelOpen(false)
  }

  useLayoutEffect(
    () =>
      device().subscribe(() => {
        setOpenItem(undefined)
        setPanelOpen(false)
      }),
    [],
  )
  useLayoutEffect(() => {
    const measure = () => {
      const current = getComputedStyle(heading).display === 'flex' ? 'horizontal' : 'dropdown'
      const styles = stretchStyle(wrapper)
      return () => {
        setLayout(current)
        // It is measured in every frame of a scroll, and rendered when something has changed.
        setStretch((before) => (Object.entries(styles).every(([key, value]) => before[key] === value) ? before : styles))
      }
    }
    return onScroll(measure)
  }, [heading, wrapper])
  useLayoutEffect(() => {
    if (!openItem?.content) return
    const { content, title } = openItem
    const contentWriter = createWriter(content)
    const navWriter = createWriter(parts.nav)
    const position = () => positionContent(parts, title, content, settings, contentWriter.set, navWriter.set)
    if (!isDropdown) position()
    for (const name of OPEN_EVENTS) emit(window, name, content)
    const stops = [contentWriter.stop, navWriter.stop]
    if (!isDropdown) stops.unshift(onScroll(position))
    return () => stopAll(stops)
  }, [openItem, isDropdown, parts, settings])
  useLayoutEffect(() => {
    if (isScrollable) return dragHeading(heading, settings.item_position_horizontal[mode] === 'end', '--n-menu-heading-justify-content')
  }, [isScrollable, mode, heading, settings])

  const itemAt = (target: EventTarget | null) =>
    items.find(({ title, content }) => title.contains(target as Node) || content?.contains(target as Node))
  const toggleItem = (item: MegaMenuItem) => setOpenItem(item === openItem || !item.content ? undefined : item)
  const onClick = (event: PointerEvent) => {
    const target = event.target as Element
    if (toggle?.contains(target)) {
      setPanelOpen(!isPanelOpen)
      // Sites and the builder's own widgets measure when the panel opens or closes.
      setTimeout(() => emit(window, 'elementor-pro/mega-menu/dropdown-open'))
      return
    }
    const item = items.find(({ title }) => title.contains(target))
    const link = closestTo<HTMLAnchorElement>(event, 'a[href]')
    const isBareHash = link?.getAttribute('href') === '#'
    if (isBareHash && item?.content) event.preventDefault()
    // A key on a link follows it, on the button it opens (contract menus §3.8); a link to nowhere is a button, too.
    const isFollowed = link && !isBareHash && !event.detail
    const canToggle = opensByClick || hasTabbed.current || !event.detail || event.pointerType !== 'mouse'
    if (item?.content && !isFollowed && canToggle) toggleItem(item)
    else if (target === contentBox || (item && !item.content)) setOpenItem(undefined)
    if (isPanelOpen && link?.hash && link.host === location.host && link.pathname === location.pathname) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const { key } = event
    // A menu inside a content has used it.
    if (event.defaultPrevented) return
    // One thing a press: first the open content, whose button gets the focus, then the panel behind the burger. Closing both at once would
    // take a visitor who only wants to leave a submenu out of the menu (on a title the builder closes both, contract menus §3.8).
    const escaped = key === 'Escape' && (openItem?.icon ?? (isPanelOpen && toggle))
    if (escaped) {
      escaped.focus()
      if (openItem) setOpenItem(undefined)
      else close()
    } else if (key === ' ' && target.localName === 'a' && heading.contains(target)) target.click()
    else {
      const next = focusTarget(target, event, parts, openItem, isRtl())
      if (!next) return
      next.focus()
    }
    event.preventDefault()
    // Escape goes on to what the menu is in, where its prevented default says that the menu has used it: a popup stays open.
    if (!escaped) event.stopPropagation()
  }
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (opensByClick || pointerType !== 'mouse') return
    const item = itemAt(target)
    if (item) setOpenItem(item.content ? item : undefined)
    else if (!contentBox.contains(target as Node)) setOpenItem(undefined)
  }

  return (
    <>
      <Bind
        to={nav}
        data-layout={isPanelOpen ? 'dropdown' : layout}
        data-touch-mode={String(isMobile || Object.hasOwn(window, 'ontouchstart'))}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onKeyUp={(event: KeyboardEvent) => {
          if (isTab(event) && heading.contains(event.target as Node)) hasTabbed.current = true
        }}
        onPointerOver={onPointerOver}
        onPointerLeave={({ pointerType }: PointerEvent) => {
          if (!opensByClick && pointerType === 'mouse') setOpenItem(undefined)
        }}
        onFocusIn={({ target }: FocusEvent) => {
          if (openItem && itemAt(target) !== openItem && !isFocusedByPress(target as Element)) setOpenItem(undefined)
        }}
        onFocusOut={onFocusLeave(nav, close)}
      />
      {toggle && <Bind to={toggle} aria-expanded={isPanelOpen} />}
      <Bind to={wrapper} style={{ ...stretch, '--n-menu-dropdown-content-box-height': panelHeight(host, wrapper, isPanelOpen) }} />
      <Bind to={contentBox} class={{ 'e-active': !!openItem || isPanelOpen }} />
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of the server's titles never changes
        <ItemState key={i} item={item} isOpen={item === openItem} animation={settings.open_animation} />
      ))}
      {(openItem || isPanelOpen) && <DismissOnOutside host={nav} onDismiss={close} />}
    </>
  )
}

/** Announces and shows one item's content as open or closed. */
function ItemState({ item: { title, icon, content }, isOpen, animation }: { item: MegaMenuItem; isOpen: boolean; animation: string }) {
  const isAnimated = isOpen && /^(?!none$)[\w-]+$/.test(animation)
  const animationClass = animation && !/\s/.test(animation) && { [animation]: isAnimated }
  // A place on the page is not a page (contract menus §11.4). Found once: the mark is gone from the page as soon as it is taken away.
  const [currentPage] = useState(() => title.matches('.e-anchor') && title.querySelector<HTMLElement>('[aria-current="page"]'))
  return (
    <>
      {icon && <Bind to={icon} aria-expanded={isOpen} />}
      {content && (
        <Bind
          to={content}
          class={{ 'e-active': isOpen, animated: isAnimated, ...animationClass }}
          style={{ display: isOpen ? 'var(--display)' : 'none' }}
        />
      )}
      {/* biome-ignore lint/a11y/useValidAriaValues: null takes the attribute away */}
      {currentPage && <Bind to={currentPage} aria-current={null} />}
    </>
  )
}
