import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../../base/use-store'
import { Bind } from '../../dom/bind'
import { DismissOnOutside } from '../../dom/dismiss-on-outside'
import { dragHeading } from '../../dom/drag-heading'
import { onFocusLeave } from '../../dom/focus-leave'
import { useLeaving } from '../../dom/use-leaving'
import { activeDevices, device } from '../../page/device'
import { startView } from '../../runtime/start-view'
import type { IslandProps, Start } from '../../runtime/widget'
import { findParts } from './find-parts'
import { handlersOf } from './handlers'
import { useMeasures, useOpenContent } from './hooks'
import { planMode } from './plan'
import { type MegaMenuSettings, validateBreakpoint } from './settings'
import type { MegaMenuItem, MegaMenuParts } from './types'
import { panelHeight } from './wrapper-style'

export { settings } from './settings'

/** Titles with arbitrary content that opens on hover or click, and a burger from a device down (contract menus §§3, 11.5). */
export const start: Start<MegaMenuSettings> = (...given) => startView(MegaMenuView, ...given)

function MegaMenuView({ host, settings }: IslandProps<MegaMenuSettings>) {
  const [parts] = useState(() => findParts(host))
  useLayoutEffect(() => validateBreakpoint(host, settings), [host, settings])
  return parts ? <MegaMenu host={host} parts={parts} settings={settings} /> : null
}

function MegaMenu({ host, parts, settings }: { host: HTMLElement; parts: MegaMenuParts; settings: MegaMenuSettings }) {
  const { nav, toggle, wrapper, heading, contentBoxes, items } = parts
  const [openItem, setOpenItem] = useState<MegaMenuItem>()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const hasTabbed = useRef(false)
  const mode = useStore(device())
  const { isMobile, isDropdown, opensByClick, isScrollable } = planMode(settings, mode, activeDevices())
  const { layout, stretch } = useMeasures(parts)
  const close = () => {
    setOpenItem(undefined)
    setPanelOpen(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes it is the same every time
  useLayoutEffect(() => device().subscribe(close), [])
  useOpenContent(parts, settings, openItem, isDropdown)
  useLayoutEffect(() => {
    if (isScrollable) return dragHeading(heading, settings.item_position_horizontal[mode] === 'end', '--n-menu-heading-justify-content')
  }, [isScrollable, mode, heading, settings])
  return (
    <>
      <Bind
        to={nav}
        data-layout={isPanelOpen ? 'dropdown' : layout}
        data-touch-mode={String(isMobile || Object.hasOwn(window, 'ontouchstart'))}
        {...handlersOf({ parts, opensByClick, openItem, isPanelOpen, hasTabbed, setOpenItem, setPanelOpen })}
        onFocusOut={onFocusLeave(nav, close)}
      />
      {toggle && <Bind to={toggle} aria-expanded={isPanelOpen} />}
      <Bind to={wrapper} style={{ ...stretch, '--n-menu-dropdown-content-box-height': panelHeight(host, wrapper, isPanelOpen) }} />
      {contentBoxes.map((box, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of the server's boxes never changes
        <Bind key={i} to={box} class={{ 'e-active': isPanelOpen || box.contains(openItem?.content ?? null) }} />
      ))}
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of the server's titles never changes
        <ItemState key={i} item={item} isOpen={item === openItem} animation={settings.open_animation} />
      ))}
      {/* With only links, a press outside leaves it open (contract newer §11). */}
      {(openItem || (isPanelOpen && contentBoxes[0])) && <DismissOnOutside host={nav} onDismiss={close} />}
    </>
  )
}

/** Announces and shows one item's content as open or closed. */
function ItemState({ item: { title, icon, content }, isOpen, animation }: { item: MegaMenuItem; isOpen: boolean; animation: string }) {
  useLeaving(content, isOpen)
  const isAnimated = isOpen && /^(?!none$)[\w-]+$/.test(animation)
  const animationClass = animation && !/\s/.test(animation) && { [animation]: isAnimated }
  // An anchor is not the current page (contract menus §11.4). Found once, because removing the mark loses it.
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
