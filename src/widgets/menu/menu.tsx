import { type ComponentType, Fragment, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { closestTo } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { useStore } from '../../base/store'
import { asObject } from '../../base/values'
import { activeDevices, device } from '../../builder/device'
import { MENU_ACTIVE } from '../../builder/selectors'
import { Bind } from '../../dom/bind'
import { isOnThisPage } from '../../dom/find-by-hash'
import { onFocusLeave } from '../../dom/focus-leave'
import { onResize, onScroll } from '../../dom/on-scroll'
import { strategies } from '../../runtime/strategies'
import type { IslandProps } from '../../runtime/widget'
import { choice, type Field, flag, type Infer } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'
import { SettingIcon } from '../../ui/setting-icon'
import { findParts, MENU_SUB_BUTTON } from './find-parts'
import { panelStyle } from './panel-style'
import type { MenuParts, SubmenusProps } from './types'

/** An icon as the builder's settings have it: `{value, library}`, of which `value` is HTML (contract menus §1.2). */
const icon: Field<string> = { kind: 'icon', default: '', parse: (given) => String(asObject(given).value ?? '') }
export const settings = {
  /** How the items are arranged: in a row, in a column, or in a panel behind a burger button. */
  layout: choice(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
  /**
   * The largest device on which a burger button takes the place of the menu; `none` never shows one. In the builder’s markup its stylesheet decides.
   * @example "mobile"
   */
  dropdown: choice([...DEVICES, 'none'], 'tablet'),
  /** Makes the panel behind the burger button as wide as the window. */
  full_width: flag(),
  /**
   * The icon of items with a submenu.
   * @example {"value":"<i class=\"fas fa-caret-down\"></i>","library":"fa-solid"}
   * @only builder
   */
  submenu_icon: icon,
}
type MenuSettings = Infer<typeof settings>

export { Menu as View }

/** Where the panel has to be, as long as it is open; what closes it beside the visitor. */
function usePanelStyle(host: HTMLElement, parts: MenuParts, isOpen: boolean, setOpen: (isOpen: boolean) => void, isFullWidth: boolean) {
  const { isThemeHeader } = parts
  const [style, setStyle] = useState<Record<string, string | null>>()
  useLayoutEffect(() => {
    const width = innerWidth
    const update = () => {
      // Any other width closes the theme's menu, only another device the others (contract menus §§1.6, 2.2).
      if (isThemeHeader && width !== innerWidth) return () => setOpen(false)
      const styles = panelStyle(host, parts, isOpen, isFullWidth)
      return () => setStyle(styles)
    }
    // After the browser's own layout; measuring right here would force one.
    const stops = [onResize(host, update)]
    if (isOpen)
      stops.push(
        onScroll(update),
        device().subscribe(() => setOpen(false)),
      )
    return () => stopAll(stops)
  }, [isOpen, host, parts, isThemeHeader, setOpen, isFullWidth])
  return style
}

/** What expands submenus, once it is loaded: at the first sign of interest in one of them, or at once where it has something to report. */
function useSubmenus({ isHandWritten, toggle, panel, submenus }: MenuParts) {
  const [Submenus, setSubmenus] = useState<ComponentType<SubmenusProps>>()
  const [loadSubmenus] = useState(
    () => () =>
      import('./submenus').then(
        (module) => {
          setSubmenus(() => module.Submenus)
          return true
        },
        () => false,
      ),
  )
  useLayoutEffect(() => {
    if (Submenus) return
    // The chunk reports what cannot work as it is written.
    if (isHandWritten && (!panel || toggle?.matches(':not(button)'))) void loadSubmenus()
    const stops = submenus.map(({ trigger }) => strategies.intent(trigger, loadSubmenus, loadSubmenus))
    return () => stopAll(stops)
  }, [Submenus, isHandWritten, toggle, panel, submenus, loadSubmenus])
  return { Submenus, loadSubmenus }
}

/** Puts our buttons after the links of a hand-written menu. */
function useTriggers({ isHandWritten, submenus }: MenuParts): void {
  useLayoutEffect(() => {
    if (!isHandWritten) return
    const created = submenus.filter(({ trigger }) => trigger.classList.contains(MENU_SUB_BUTTON))
    for (const { link, trigger } of created) link.after(trigger)
    return () => {
      for (const { trigger } of created) trigger.remove()
    }
  }, [isHandWritten, submenus])
}

/** The toggle and its panel. Submenus are only announced here; what expands them is a chunk, loaded at the first sign of interest in the menu. */
function Menu({ host, settings }: IslandProps<MenuSettings>) {
  const [parts] = useState(() => findParts(host))
  const { isHandWritten, isThemeHeader, toggle, activeElement, panel, panelLinks, submenus } = parts
  const [isOpen, setOpen] = useState(false)
  const { Submenus, loadSubmenus } = useSubmenus(parts)
  useTriggers(parts)
  const mode = useStore(device())
  const devices = activeDevices()
  const isBelowBreakpoint = isHandWritten && devices.indexOf(mode) <= devices.indexOf(settings.dropdown as typeof mode)
  const layout = isBelowBreakpoint ? 'dropdown' : settings.layout
  // Null where there is nothing to open: the list is always visible and its attributes are not ours.
  const isClosed = toggle && (!isHandWritten || layout === 'dropdown') ? !isOpen : null
  const onInterest = submenus[0] && loadSubmenus

  const close = () => setOpen(false)
  const style = usePanelStyle(host, parts, isOpen, setOpen, settings.full_width)
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const link = closestTo<HTMLAnchorElement>(event, 'a')
    if (toggle?.contains(target)) {
      setOpen(!isOpen)
      // A click by script comes without the pointer or focus that usually loads them.
      void onInterest?.()
    }
    // An item without a submenu, or an in-page link; in the theme's menu parents stay, whatever their address (contract menus §§1.4, 2.2, 11.2).
    else if (link && !event.defaultPrevented && !(isThemeHeader && link.nextElementSibling))
      if (settings.full_width || (link.hash && isOnThisPage(link))) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const target = event.target as HTMLElement
    if (key === 'Escape' && isOpen) {
      close()
      toggle?.focus()
    } else if (/^( |Enter)$/.test(key) && target.matches(target === toggle ? ':not(button)' : 'a[aria-haspopup]')) {
      if (!event.repeat) target.click()
    } else return
    event.preventDefault()
  }

  return (
    <>
      <Bind
        to={host}
        data-layout={isHandWritten ? layout : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={onInterest}
        onFocusIn={onInterest}
        onFocusOut={onFocusLeave(host, close)}
      />
      {toggle && <Bind to={toggle} aria-expanded={isOpen} />}
      {activeElement && <Bind to={activeElement} class={{ [MENU_ACTIVE]: isOpen }} />}
      {panel && <Bind to={panel} aria-hidden={isClosed} inert={isClosed} style={style} />}
      {panelLinks.map((link, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of the server's links never changes
        <Bind key={i} to={link} tabindex={isClosed ? -1 : 0} />
      ))}
      {/* Until the chunk is here every submenu is announced as collapsed; from then on the chunk's SubmenuState owns aria-expanded,
          aria-hidden and inert, and `undefined` leaves them to it. */}
      {submenus.map(({ id, list, link, trigger }) => (
        <Fragment key={id}>
          <Bind to={list} id={id} aria-hidden={Submenus ? undefined : true} inert={Submenus ? undefined : true} />
          <Bind
            to={trigger}
            class={{ 'has-submenu': true }}
            aria-haspopup={isHandWritten ? undefined : true}
            aria-controls={id}
            aria-expanded={Submenus ? undefined : false}
          />
          {isHandWritten ||
            isThemeHeader ||
            createPortal(
              <span className="sub-arrow">
                <SettingIcon html={settings.submenu_icon} />
              </span>,
              link,
            )}
        </Fragment>
      ))}
      {Submenus && <Submenus host={host} parts={parts} layout={layout} isOpen={isOpen} />}
    </>
  )
}
