import { useLayoutEffect, useRef, useState } from 'react'
import { config } from '../../builder/config'
import { MENU_ACTIVE } from '../../builder/selectors'
import { Bind } from '../../dom/bind'
import { DismissOnOutside } from '../../dom/dismiss-on-outside'
import { isFocusedByPress, onFocusLeave } from '../../dom/focus-leave'
import { type OpenSubmenu, openSubmenu } from './flyout'
import { hoverIntent } from './hover-intent'
import { focusTarget } from './keys'
import type { SubmenusProps } from './menu'
import type { Sub } from './parts'
import { validateMenu } from './validate'

const NONE: Sub[] = []

/** Submenus: by click, key, hover and touch, with their places and movements. */
export function Submenus({ host, layout, isOpen, ...parts }: SubmenusProps) {
  const { byHand, isTheme, panel, subs } = parts
  const [shown, show] = useState(NONE)
  const hide = () => show(NONE)
  const isInline = (el: Element) => (byHand ? layout !== 'horizontal' : !!panel?.contains(el))
  const flyouts = shown.filter((sub) => !isInline(sub.link))
  // In the flow other branches stay open; of flyouts only the way to this one does.
  const reveal = (sub: Sub) => show((now) => [...now.filter((s) => s !== sub && (isInline(sub.link) || s.list.contains(sub.list))), sub])
  const conceal = (sub: Sub) => show((now) => now.filter((s) => !sub.list.contains(s.list)))
  const flip = (sub: Sub) => (shown.includes(sub) ? conceal(sub) : reveal(sub))

  const [pointer] = useState(() => hoverIntent(hide))
  const enter = (target: Element) => {
    const item = target.closest('li')
    if (!item || isTheme || isInline(item)) return
    const sub = subs.find((s) => s.link.parentElement === item)
    const activate = () => (sub ? reveal(sub) : show((now) => now.filter((s) => s.list.contains(item))))
    pointer.over(target.closest('a,button') ? activate : undefined)
  }

  // The panel opened anew, or another device: nothing is expanded (specification §4).
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when one of these has changed
  useLayoutEffect(hide, [isOpen, layout])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useLayoutEffect(() => {
    validateMenu(host, parts)
    // The pointer came before this code did.
    const under = host.querySelector('a:hover,button:hover')
    if (under && matchMedia('(hover:hover)').matches) enter(under)
    return pointer.stop
  }, [])

  const live = useRef(new Map<Sub, OpenSubmenu>())
  const folding = useRef(new Map<Sub, OpenSubmenu>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest never changes while one is shown
  useLayoutEffect(() => {
    const opened = live.current
    for (const [sub, one] of opened) {
      if (shown.includes(sub)) continue
      opened.delete(sub)
      folding.current.set(sub, one)
      one.fold()
    }
    for (const sub of isTheme ? NONE : shown) {
      if (opened.has(sub)) continue
      folding.current.get(sub)?.stop()
      const level = subs.filter((s) => s !== sub && s.list.contains(sub.list)).length
      const isBelow = !level && !sub.list.closest('.sm-vertical,[class*=layout-vertical]')
      opened.set(sub, openSubmenu(sub, { isInline: isInline(sub.link), byHand, level, isBelow }))
    }
  }, [shown])
  useLayoutEffect(
    () => () => {
      for (const map of [live, folding]) for (const one of map.current.values()) one.stop()
    },
    [],
  )

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const link = target.closest<HTMLElement>('a,button')
    const sub = subs.find((s) => s.trigger === link)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    pointer.stop()
    const isBare = link.getAttribute('href') === '#'
    // The builder's class for links that lead nowhere (contract menus §1.7).
    if (link.classList.contains('disabled')) event.preventDefault()
    if (!sub) {
      if (!isInline(link)) hide()
    } else if (isTheme) {
      // A real address is followed as well (contract menus §2.2).
      if (isBare) event.preventDefault()
      flip(sub)
    } else if (byHand || isBare || !shown.includes(sub) || (isInline(link) && target.closest('.sub-arrow'))) {
      event.preventDefault()
      flip(sub)
    } else if (!isInline(link)) hide()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const target = event.target as HTMLElement
    const sub = shown.find((s) => s.trigger === target)
    // In the flow, Escape closes what the focus is in; of flyouts it closes all (contract menus §§1.7, 11.2).
    const around = flyouts[0] ?? shown.findLast((s) => s.list.parentElement?.contains(target))
    // An open panel closes as a whole, which is not ours to do.
    if (key === 'Escape' && isOpen) return
    if (key === 'Escape' && around) {
      around.trigger.focus()
      if (flyouts[0]) hide()
      else conceal(around)
    } else if (key === ' ' && sub && !byHand) conceal(sub)
    else {
      const to = focusTarget(key, target, shown, config().rtl)
      if (!to) return
      to.focus()
    }
    event.preventDefault()
    // Escape is heard by what the menu is in: a popup stays when it was meant for the menu.
    if (key !== 'Escape') event.stopPropagation()
  }

  return (
    <>
      {subs.map((sub) => (
        <Expandable key={sub.id} sub={sub} is={shown.includes(sub)} isTheme={isTheme} />
      ))}
      <Bind
        to={host}
        onClickCapture={onClick}
        onKeyDownCapture={onKeyDown}
        onPointerOver={(event: PointerEvent) => event.pointerType === 'mouse' && enter(event.target as Element)}
        onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && !isTheme && pointer[flyouts[0] ? 'leave' : 'stop']()}
        onFocusIn={({ target }: FocusEvent) =>
          isFocusedByPress(target as Element) ||
          show((now) => now.filter((s) => isInline(s.link) || s.list.parentElement?.contains(target as Node)))
        }
        onFocusOut={onFocusLeave(host, hide)}
      />
      {flyouts[0] && <Around host={host} hide={hide} />}
    </>
  )
}

function Expandable({ sub: { trigger, list }, is, isTheme }: { sub: Sub; is: boolean; isTheme: boolean }) {
  return (
    <>
      <Bind to={trigger} aria-expanded={is} class={{ highlighted: is }} />
      <Bind to={list} aria-hidden={!is} inert={!is} style={{ display: is ? 'block' : null }} />
      {isTheme && <Bind to={list.parentElement as HTMLElement} class={{ [MENU_ACTIVE]: is }} />}
    </>
  )
}

/** While a flyout is open: a click or tap elsewhere, Escape from wherever the focus is, and a resize close it. */
function Around({ host, hide }: { host: HTMLElement; hide: () => void }) {
  const [width] = useState(innerWidth)
  // What can be turned has an address bar that comes and goes as one scrolls: only its width counts (contract menus §1.7 “Resize”).
  const resized = () => ('orientation' in window && width === innerWidth) || hide()
  return (
    <>
      <DismissOnOutside host={host} then={hide} />
      <Bind to={window} onResize={resized} />
    </>
  )
}
