import { type ComponentType, Fragment, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '../../base/store'
import { activeDevices, device } from '../../builder/device'
import { MENU_ACTIVE, STICKY } from '../../builder/selectors'
import { Bind } from '../../dom/bind'
import { onFocusLeave } from '../../dom/focus-leave'
import { onScroll } from '../../dom/on-scroll'
import { queryAll } from '../../dom/query-all'
import { strategies } from '../../runtime/strategies'
import type { IslandProps } from '../../runtime/widget'
import { type Parts, partsOf } from './parts'
import { stretchToWindow } from './stretch'
import { SubmenuIcon } from './submenu-icon'

export interface MenuSettings {
  layout: string
  dropdown: string
  full_width: boolean
  /** HTML of an icon, of which only names are taken. */
  submenu_icon: string
}
/** What the menu's chunk works with. */
export interface SubmenusProps extends Parts {
  host: HTMLElement
  /** Hand-written menus: as it is on this device. */
  layout: string
  isOpen: boolean
}

/** Toggle and panel. Submenus are announced here and come alive, by `More`, with the first interest in one. */
export function Menu({ host, settings: { layout, dropdown, full_width, submenu_icon } }: IslandProps<MenuSettings>) {
  const [parts] = useState(() => partsOf(host))
  const { byHand, isTheme, toggle, holder, panel, subs } = parts
  const [links] = useState(() => (panel ? queryAll(panel, '[tabindex]') : []))
  const [isOpen, open] = useState(false)
  const [style, setStyle] = useState<Record<string, string>>()
  const [More, setMore] = useState<ComponentType<SubmenusProps>>()
  const mode = useStore(device())
  const devices = activeDevices()
  if (byHand && devices.indexOf(mode) <= devices.indexOf(dropdown as typeof mode)) layout = 'dropdown'
  const isClosed = toggle && (!byHand || layout === 'dropdown') ? !isOpen : null

  // From the chunk on, these are its to say.
  const asleep = More ? undefined : true

  const more = () =>
    import('./submenus').then(
      (m) => {
        setMore(() => m.Submenus)
        return true
      },
      () => false,
    )
  const wake = subs[0] && more
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the device has become another
  useLayoutEffect(() => open(false), [mode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts and settings never change
  useLayoutEffect(() => {
    const width = innerWidth
    const fit = () => {
      const around = panel?.offsetParent
      // Any other width closes the theme's menu, only another device the others (contract menus §§1.6, 2.2).
      if (isTheme && width !== innerWidth) open(false)
      else if (toggle && around)
        setStyle({
          ...(full_width && { ...stretchToWindow(around), top: `${toggle.offsetHeight}px` }),
          '--menu-height': isOpen ? (host.closest(`.${STICKY}`) ? `${innerHeight - panel.getBoundingClientRect().y}px` : '1000vmax') : '0',
        })
    }
    // Measured when the browser has laid the page out anyway: asking at the start would make it do so for us.
    const sizes = new ResizeObserver(fit)
    sizes.observe(host)
    if (isOpen) void wake?.()
    const stop = isOpen ? onScroll(fit) : undefined
    return () => {
      sizes.disconnect()
      stop?.()
    }
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: until the chunk is there
  useLayoutEffect(() => {
    const stops = More ? [] : subs.map(({ trigger }) => strategies.intent(trigger, more, more))
    return () => {
      for (const stop of stops) stop()
    }
  }, [More])
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts never change
  useLayoutEffect(() => {
    // What cannot work as it is written is said by the chunk.
    if (byHand && (!panel || (toggle && toggle.localName !== 'button'))) void more()
    for (const { link, trigger } of subs) if (byHand) link.after(trigger)
    return () => {
      for (const { trigger } of subs) if (byHand) trigger.remove()
    }
  }, [])

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const link = target.closest('a')
    if (toggle?.contains(target)) open(!isOpen)
    // A leaf or a place on this page; in the theme's menu parents stay, whatever their address (contract menus §§1.4, 2.2, 11.2).
    else if (link && !event.defaultPrevented && !(isTheme && link.nextElementSibling))
      if (full_width || (link.hash && link.pathname === location.pathname && link.host === location.host)) open(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const target = event.target as HTMLElement
    if (key === 'Escape' && isOpen) {
      open(false)
      toggle?.focus()
    } else if (/^( |Enter)$/.test(key) && (target === toggle ? target.localName !== 'button' : target.matches('a[aria-haspopup]'))) {
      if (!event.repeat) target.click()
    } else return
    event.preventDefault()
  }

  return (
    <>
      <Bind
        to={host}
        data-layout={byHand ? layout : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={wake}
        onFocusIn={wake}
        onFocusOut={onFocusLeave(host, () => open(false))}
      />
      {toggle && <Bind to={toggle} aria-expanded={isOpen} />}
      {holder && <Bind to={holder} class={{ [MENU_ACTIVE]: isOpen }} />}
      {panel && <Bind to={panel} aria-hidden={isClosed} inert={isClosed} style={style} />}
      {links.map((link, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the server's links, in their order
        <Bind key={i} to={link} tabIndex={isClosed ? -1 : 0} />
      ))}
      {subs.map(({ id, list, link, trigger }) => (
        <Fragment key={id}>
          <Bind to={list} id={id} aria-hidden={asleep} inert={asleep} />
          <Bind
            to={trigger}
            class={{ 'has-submenu': true }}
            aria-haspopup={byHand ? undefined : true}
            aria-controls={id}
            aria-expanded={asleep && false}
          />
          {byHand || isTheme || createPortal(<SubmenuIcon html={submenu_icon} />, link)}
        </Fragment>
      ))}
      {More && <More {...parts} host={host} layout={layout} isOpen={isOpen} />}
    </>
  )
}
