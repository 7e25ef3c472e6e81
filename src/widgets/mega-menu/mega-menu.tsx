import { useLayoutEffect, useRef, useState } from 'react'
import { emit } from '../../base/events'
import { useStore } from '../../base/store'
import { config } from '../../builder/config'
import { activeDevices, device } from '../../builder/device'
import { STICKY } from '../../builder/selectors'
import { Bind } from '../../dom/bind'
import { DismissOnOutside } from '../../dom/dismiss-on-outside'
import { isFocusedByPress, onFocusLeave } from '../../dom/focus-leave'
import { onScroll } from '../../dom/on-scroll'
import { createWriter } from '../../dom/writer'
import type { IslandProps } from '../../runtime/widget'
import { dragHeading } from './drag'
import { isAbove, startOf } from './fit'
import { type Item, type Mega as Parts, partsOf } from './parts'
import { type MegaSettings, settingsOf } from './settings'
import { stepFrom } from './steps'

/** Titles with contents of any kind, by hover or click, and a burger at or below a device (contract menus §3, with its §11.5). */
export function View({ host }: IslandProps<unknown>) {
  const [parts] = useState(() => partsOf(host))
  const [settings] = useState(() => settingsOf(host))
  return parts ? <Menu host={host} parts={parts} settings={settings} /> : null
}

function Menu({ host, parts, settings }: { host: HTMLElement; parts: Parts; settings: MegaSettings }) {
  const { nav, toggle, wrapper, heading, box, items } = parts
  const [current, open] = useState<Item>()
  const [isOut, pull] = useState(false)
  const [layout, setLayout] = useState('horizontal')
  const [fit, setFit] = useState<Record<string, string>>({})
  const mode = useStore(device())
  const usesKeys = useRef(false)
  const devices = activeDevices()
  const isList =
    settings.item_layout === 'dropdown' || devices.indexOf(mode) <= devices.indexOf(settings.breakpoint_selector as typeof mode)
  const byClick = /^(mobile|tablet)/.test(mode) || settings.open_on !== 'hover' || settings.item_layout === 'dropdown'
  const close = () => {
    open(undefined)
    pull(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the device has become another
  useLayoutEffect(close, [mode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts and settings never change
  useLayoutEffect(() => {
    const measure = () => {
      setLayout(getComputedStyle(heading).display === 'flex' ? 'horizontal' : 'dropdown')
      setFit(settings.content_width === 'full_width' ? spread(wrapper) : {})
    }
    measure()
    return onScroll(measure)
  }, [mode])
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts and settings never change
  useLayoutEffect(() => {
    if (!current?.content) return
    const { content, title } = current
    const writer = createWriter(content)
    const around = createWriter(nav)
    const place = () => position(parts, title, content, settings, writer.set, around.set)
    if (!isList) place()
    for (const name of ['elementor-pro/motion-fx/recalc', 'elementor/nested-tabs/activate', 'elementor/bg-video/recalc'])
      emit(window, name, content)
    const stop = isList ? undefined : onScroll(place)
    return () => {
      stop?.()
      writer.stop()
      around.stop()
    }
  }, [current, isList])

  const isLong = settings.horizontal_scroll[mode] === 'enable' && !isList
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts and settings never change
  useLayoutEffect(
    () => (isLong ? dragHeading(heading, settings.item_position_horizontal[mode] === 'end', config().rtl) : undefined),
    [isLong, mode],
  )

  const at = (target: EventTarget | null) =>
    items.find(({ title, content }) => title.contains(target as Node) || content?.contains(target as Node))
  const change = (item: Item) => open(item === current || !item.content ? undefined : item)
  const onClick = (event: PointerEvent) => {
    const target = event.target as Element
    if (toggle?.contains(target)) {
      pull(!isOut)
      // Sites and the builder's own widgets measure when the panel comes or goes.
      setTimeout(() => emit(window, 'elementor-pro/mega-menu/dropdown-open'))
      return
    }
    const item = items.find(({ title }) => title.contains(target))
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const isBare = link?.getAttribute('href') === '#'
    if (isBare && item?.content) event.preventDefault()
    // A key on a link follows it, on the button it opens (contract menus §3.8); a link to nowhere is a button, too.
    const isFollowed = link && !isBare && !event.detail
    if (item?.content && !isFollowed && (byClick || usesKeys.current || !event.detail || event.pointerType !== 'mouse')) change(item)
    else if (target === box || (item && !item.content)) open(undefined)
    if (isOut && link?.hash && link.host === location.host && link.pathname === location.pathname) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const { key } = event
    // A menu in a content has taken it.
    if (event.defaultPrevented) return
    const escaped = key === 'Escape' && (current?.icon ?? (isOut && toggle))
    if (escaped) {
      escaped.focus()
      if (current) open(undefined)
      else close()
    } else if (key === ' ' && target.localName === 'a' && heading.contains(target)) target.click()
    else {
      const to = stepFrom(target, event, parts, current, config().rtl)
      if (!to) return
      to.focus()
    }
    event.preventDefault()
    // Escape is heard by what the menu is in: a popup stays when it was meant for the menu.
    if (!escaped) event.stopPropagation()
  }
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (byClick || pointerType !== 'mouse') return
    const item = at(target)
    if (item) open(item.content ? item : undefined)
    else if (!box.contains(target as Node)) open(undefined)
  }

  return (
    <>
      <Bind
        to={nav}
        data-layout={isOut ? 'dropdown' : layout}
        data-touch-mode={String(/^(mobile|tablet)/.test(mode) || 'ontouchstart' in window)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onKeyUp={(event: KeyboardEvent) => {
          usesKeys.current ||= event.key === 'Tab' && heading.contains(event.target as Node)
        }}
        onPointerOver={onPointerOver}
        onPointerLeave={({ pointerType }: PointerEvent) => byClick || pointerType !== 'mouse' || open(undefined)}
        onFocusIn={({ target }: FocusEvent) => current && at(target) !== current && !isFocusedByPress(target as Element) && open(undefined)}
        onFocusOut={onFocusLeave(nav, close)}
      />
      {toggle && <Bind to={toggle} aria-expanded={isOut} />}
      <Bind to={wrapper} style={{ ...fit, '--n-menu-dropdown-content-box-height': boxHeight(host, wrapper, isOut) }} />
      <Bind to={box} class={{ 'e-active': !!current || isOut }} />
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the server's titles, in their order
        <Dropdown key={i} item={item} is={item === current} animation={settings.open_animation} />
      ))}
      {(current || isOut) && <DismissOnOutside host={nav} then={close} />}
    </>
  )
}

function Dropdown({ item: { title, icon, content }, is, animation }: { item: Item; is: boolean; animation: string }) {
  const isAnimated = is && /^(?!none$)[\w-]+$/.test(animation)
  const holder = title.matches('.e-anchor') && title.querySelector<HTMLElement>('[aria-current="page"]')
  return (
    <>
      {icon && <Bind to={icon} aria-expanded={is} />}
      {content && (
        <Bind
          to={content}
          class={{ 'e-active': is, animated: isAnimated, ...(animation && !/\s/.test(animation) && { [animation]: isAnimated }) }}
          style={{ display: is ? 'var(--display)' : 'none' }}
        />
      )}
      {/* A place on the page is no page (contract menus §11.4). */}
      {holder && <Bind to={holder} {...{ 'aria-current': null }} />}
    </>
  )
}

/** The burger's panel may be as tall as it likes, but in a sticky header only as the window is (contract menus §3.5). */
function boxHeight(host: Element, wrapper: Element, isOut: boolean): string {
  if (!isOut) return '0'
  if (!host.closest(`.${STICKY}`)) return 'auto'
  // Until this is written it may not be shown, and begins where the rest of the menu ends.
  const top = wrapper.getClientRects()[0]?.top ?? (wrapper.parentElement as Element).getBoundingClientRect().bottom
  return `${innerHeight - top}px`
}

/** For the stylesheet, which lays full-width contents out by it (contract menus §0.4). */
function spread(wrapper: HTMLElement): Record<string, string> {
  const { kit, rtl } = config()
  let to: Element | null = null
  try {
    to = document.querySelector(kit.stretched_section_container as string)
  } catch {
    // No selector: the window it is.
  }
  const { left, right, width } = (to ?? document.documentElement).getBoundingClientRect()
  // Not the wrapper's own edge: the site's stylesheet may have moved it by these very values, or hide it.
  const from = (wrapper.parentElement as Element).getBoundingClientRect()
  return {
    '--stretch-width': `${width}px`,
    ...(rtl ? { '--stretch-right': `${from.right - right}px` } : { '--stretch-left': `${left - from.left}px` }),
  }
}

type Set = (key: string, value: unknown) => void
function position({ heading }: Parts, title: HTMLElement, content: HTMLElement, settings: MegaSettings, set: Set, setNav: Set): void {
  const { rtl } = config()
  const isFit = settings.content_width === 'fit_to_content'
  setNav('.content-above', false)
  for (const [key, value] of Object.entries({
    $position: 'var(--position)',
    $width: 'var(--width)',
    '$max-width': null,
    $height: null,
    '$overflow-y': null,
  }))
    set(key, value)
  if (isFit) {
    const start = startOf(
      title.getBoundingClientRect(),
      content.clientWidth,
      document.body.clientWidth,
      settings.content_horizontal_position,
      rtl,
    )
    set(rtl ? '$right' : '$left', `${start}px`)
  }
  const { top, width, height } = content.getBoundingClientRect()
  if (isAbove(top, height, heading.offsetHeight, innerHeight)) {
    set('$max-width', `${width}px`)
    if (isFit) set('$width', 'max-content')
    setNav('.content-above', true)
  } else if (content.closest(`.${STICKY}`) && top + height > innerHeight) {
    set('$height', `${innerHeight - top}px`)
    set('$overflow-y', 'scroll')
  }
}
