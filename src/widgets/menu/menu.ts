import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { asObject } from '../../base/values'
import { isOnThisPage } from '../../dom/find-by-hash'
import { onFocusLeave } from '../../dom/focus-leave'
import { createWriters } from '../../dom/writers'
import { activeDevices, device } from '../../page/device'
import { choice, type Field, flag, type Infer } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'
import { addParts } from './add-parts'
import { findParts } from './find-parts'
import { followPanel } from './follow-panel'
import { followSubmenus } from './follow-submenus'
import { announce, planMenu, writeMenu } from './state'
import type { MenuParts } from './types'

/** An icon in the builder's settings: `{value, library}`, where `value` is HTML (contract menus §1.2). */
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

/** A running menu. */
interface Menu {
  host: HTMLElement
  parts: MenuParts
  settings: MenuSettings
  isOpen: () => boolean
  setOpen: (isOpen: boolean) => void
  /** Loads the submenu code. */
  expectSubmenus: () => unknown
}

/** Starts the toggle and its panel. Submenus are only announced; the chunk that expands them loads at the first sign of interest. */
export function start(host: HTMLElement, settings: MenuSettings, onError: (error: unknown) => void): () => void {
  const parts = findParts(host)
  const writers = createWriters()
  let isOpen = false
  const plan = () => planMenu(parts, settings, device().get(), activeDevices(), isOpen)
  const submenus = followSubmenus({ host, parts, ...plan() }, onError)
  const show = () => {
    const state = plan()
    writeMenu(writers, host, parts, state)
    submenus.update(state)
  }
  const setOpen = (open: boolean) => {
    if (open === isOpen) return
    isOpen = open
    show()
    panel.follow(isOpen)
  }
  const close = () => setOpen(false)
  const panel = followPanel(host, parts, settings.full_width, writers, close)
  const menu: Menu = { host, parts, settings, isOpen: () => isOpen, setOpen, expectSubmenus: submenus.load }

  const removeParts = addParts(parts, settings.submenu_icon)
  announce(writers, parts)
  show()
  const stops = [...listen(menu), device().subscribe(show)]
  panel.follow(false)
  return () => {
    stopAll(stops)
    panel.stop()
    submenus.stop()
    writers.stop()
    removeParts()
  }
}

const listen = (menu: Menu): (() => void)[] => [
  on<MouseEvent>(menu.host, 'click', (event) => onClick(menu, event)),
  on<KeyboardEvent>(menu.host, 'keydown', (event) => onKeyDown(menu, event)),
  on(menu.host, 'pointerenter', menu.expectSubmenus),
  on(menu.host, 'focusin', menu.expectSubmenus),
  onFocusLeave(menu.host, () => menu.setOpen(false)),
]

function onClick({ parts, settings, isOpen, setOpen, expectSubmenus }: Menu, event: MouseEvent): void {
  const { isThemeHeader, toggle } = parts
  const link = closestTo<HTMLAnchorElement>(event, 'a')
  if (toggle?.contains(event.target as Element)) {
    setOpen(!isOpen())
    // A scripted click comes without the pointer or focus that usually loads them.
    expectSubmenus()
  }
  // An item without a submenu, or an in-page link; in the theme's menu parents never close it (contract menus §§1.4, 2.2, 11.2).
  else if (link && !event.defaultPrevented && !(isThemeHeader && link.nextElementSibling))
    if (settings.full_width || (link.hash && isOnThisPage(link))) setOpen(false)
}

function onKeyDown({ parts: { toggle }, isOpen, setOpen }: Menu, event: KeyboardEvent): void {
  const { key } = event
  const target = event.target as HTMLElement
  if (key === 'Escape' && isOpen()) {
    setOpen(false)
    toggle?.focus()
  } else if (/^( |Enter)$/.test(key) && matchesSelector(target, target === toggle ? ':not(button)' : 'a[aria-haspopup]')) {
    if (!event.repeat) target.click()
  } else return
  event.preventDefault()
}
