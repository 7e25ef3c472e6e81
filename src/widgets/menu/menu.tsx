import { type ComponentType, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { chunks } from '../../chunks'
import { all, Bind } from '../../dom'
import { MENU_ACTIVE, STICKY } from '../../markup'
import { activeDevices, device } from '../../services/device'
import { onScroll } from '../../services/scroll'
import { useStore } from '../../services/store'
import type { IslandProps } from '../../widget'
import { Icon } from './icon'
import { type Parts, partsOf, type Sub } from './parts'
import { stretch } from './stretch'

export interface MenuSettings {
  layout: string
  dropdown: string
  full_width: boolean
  submenu_icon: { value: string }
}
/** What the menu's chunk works with: hover, touch, positions and arrow keys. */
export interface MoreProps extends Parts {
  host: HTMLElement
  shown: Sub[]
  isInline: (el: Element) => boolean
  reveal: (sub: Sub) => void
  hide: () => void
}

const NONE: Sub[] = []
let ids = 0

/** Toggle, panel and submenus by click and key, with their ARIA; everything else comes with the first interest. */
export function Menu({ host, settings: { layout, dropdown, full_width, submenu_icon } }: IslandProps<MenuSettings>) {
  const [parts] = useState(() => partsOf(host))
  const { byHand, isTheme, toggle, holder, panel, subs } = parts
  const [links] = useState(() => (panel ? all(panel, '[tabindex]') : []))
  const [isOpen, open] = useState(false)
  const [shown, show] = useState(NONE)
  const [fit, setFit] = useState<Record<string, string>>()
  const [More, setMore] = useState<ComponentType<MoreProps>>()
  const mode = useStore(device())
  const devices = activeDevices()
  if (byHand && devices.indexOf(mode) <= devices.indexOf(dropdown as typeof mode)) layout = 'dropdown'

  const isClosed = toggle && (!byHand || layout === 'dropdown') ? !isOpen : null
  const isInline = (el: Element) => (byHand ? layout !== 'horizontal' : !!panel?.contains(el))
  const reveal = (sub: Sub) => show(isInline(sub.link) ? [...shown, sub] : [...shown.filter((s) => s.list.contains(sub.list)), sub])
  const flip = (sub: Sub) => (shown.includes(sub) ? show(shown.filter((s) => !sub.list.contains(s.list))) : reveal(sub))
  const close = () => {
    open(false)
    show(NONE)
  }
  const warm = () => subs[0] && !More && chunks.menu().then((m) => setMore(() => m.More), () => {})

  useLayoutEffect(() => {
    const width = innerWidth
    const measure = () => {
      const around = panel?.offsetParent
      // Only the theme's header closes by any other width: the others by another device (contract menus §§1.6, 2.2).
      if (isTheme && width !== innerWidth) close()
      else if (panel && toggle && around)
        setFit({
          ...(full_width && { ...stretch(around), top: `${toggle.offsetHeight}px` }),
          '--menu-height': isOpen ? (host.closest(`.${STICKY}`) ? `${innerHeight - panel.getBoundingClientRect().y}px` : '1000vmax') : '0',
        })
    }
    measure()
    return isOpen ? onScroll(measure) : undefined
  }, [isOpen])
  useLayoutEffect(close, [mode])
  useLayoutEffect(() => {
    for (const { link, trigger } of subs) if (byHand) link.after(trigger)
    return () => {
      for (const { trigger } of subs) if (byHand) trigger.remove()
    }
  }, [])

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('a,button')
    const sub = subs.find((s) => s.trigger === link)
    if (event.ctrlKey || event.metaKey) return
    if (toggle?.contains(target)) {
      close()
      open(!isOpen)
    } else if (sub && link && (isTheme || byHand || !shown.includes(sub) || link.getAttribute('href') === '#' || (isInline(link) && target.closest('.sub-arrow')))) {
      // A theme's parent link is followed too (contract menus §2.2).
      if (!isTheme || link.getAttribute('href') === '#') event.preventDefault()
      flip(sub)
    } else if (link) {
      if (full_width || (link.hash && link.pathname === location.pathname)) open(false)
      if (!isInline(link)) show(NONE)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const target = event.target as HTMLElement
    const sub = subs.find((s) => s.link === target)
    if (key === 'Escape' && (isOpen || shown[0])) {
      ;(isOpen ? toggle : shown[0]?.trigger)?.focus()
      close()
    } else if (key === ' ' && sub) flip(sub)
    else if (target === toggle && target.localName !== 'button' && (key === ' ' || key === 'Enter')) event.repeat || target.click()
    else return
    event.preventDefault()
  }

  return (
    <>
      <Bind
        to={host}
        data-layout={byHand ? layout : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={warm}
        onFocusIn={warm}
        onFocusOut={(event: FocusEvent) => event.relatedTarget && !host.contains(event.relatedTarget as Node) && close()}
      />
      {toggle && <Bind to={toggle} aria-expanded={isOpen} />}
      {holder && <Bind to={holder} class={{ [MENU_ACTIVE]: isOpen }} />}
      {panel && <Bind to={panel} aria-hidden={isClosed} inert={isClosed} style={fit} />}
      {links.map((link, i) => (
        <Bind key={i} to={link} tabIndex={isClosed ? -1 : 0} />
      ))}
      {subs.map((sub, i) => {
        const { list, link, trigger } = sub
        const is = shown.includes(sub)
        list.id
        return (
          <>
            <Bind
              to={trigger}
              class={{ 'has-submenu': true, highlighted: is }}
              aria-haspopup={byHand ? undefined : true}
              aria-expanded={is}
              aria-controls={`skerry-sub-${i}`}
            />
            <Bind to={list} id={`skerry-sub-${i}`} aria-hidden={!is} inert={!is} style={{ display: is ? 'block' : null }} />
            {isTheme && <Bind to={link.parentElement as HTMLElement} class={{ [MENU_ACTIVE]: is }} />}
            {!byHand && !isTheme && createPortal(<Icon html={submenu_icon.value} />, link)}
          </>
        )
      })}
      {More && <More {...parts} host={host} shown={shown} isInline={isInline} reveal={reveal} hide={() => show(NONE)} />}
    </>
  )
}
