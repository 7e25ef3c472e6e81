import { stopAll } from '../../base/lifetime'
import { dismissOnOutside } from '../../dom/dismiss-on-outside'
import { dragHeading } from '../../dom/drag-heading'
import { onFocusLeave } from '../../dom/focus-leave'
import { onScroll } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { activeDevices, device } from '../../page/device'
import { findParts } from './find-parts'
import { listen, type Menu } from './handlers'
import { itemState } from './item-state'
import { placeContent } from './place-content'
import { planMode } from './plan'
import { type MegaMenuSettings, validateBreakpoint } from './settings'
import type { MegaMenuParts } from './types'
import { panelHeight, stretchStyle } from './wrapper-style'

export { settings } from './settings'

/** Titles with arbitrary content that opens on hover or click, and a burger from a device down (contract menus §§3, 11.5). */
export function start(host: HTMLElement, settings: MegaMenuSettings): () => void {
  validateBreakpoint(host, settings)
  const parts = findParts(host)
  return parts ? startOnParts(host, parts, settings) : () => {}
}

function startOnParts(host: HTMLElement, parts: MegaMenuParts, settings: MegaMenuSettings): () => void {
  const { nav } = parts
  const menu: Menu = {
    parts,
    opensByClick: false,
    openItem: undefined,
    isPanelOpen: false,
    hasTabbed: false,
    set: (change) => {
      Object.assign(menu, change)
      view.show(menu)
    },
  }
  const close = () => menu.set({ openItem: undefined, isPanelOpen: false })
  const view = createView(host, parts, settings, close)
  view.show(menu)
  const stops = [
    ...listen(menu),
    onFocusLeave(nav, close),
    device().subscribe(close),
    onScroll(() => view.measure(() => view.show(menu))),
    view.stop,
  ]
  return () => stopAll(stops)
}

/** Shows a menu's state. */
function createView(host: HTMLElement, parts: MegaMenuParts, settings: MegaMenuSettings, close: () => void) {
  const { nav, toggle, wrapper, heading, contentBoxes } = parts
  const writers = createWriters()
  const items = parts.items.map((item) => ({ item, ...itemState(item, settings.open_animation, writers) }))
  const [placing, dragging, dismissal] = [createEffect(), createEffect(), createEffect()]
  let layout = 'horizontal'
  let stretch: Record<string, string> = {}
  const show = (menu: Menu) => {
    const { openItem, isPanelOpen } = menu
    const mode = device().get()
    const { isMobile, isDropdown, opensByClick, isScrollable } = planMode(settings, mode, activeDevices())
    menu.opensByClick = opensByClick
    const isTouch = isMobile || Object.hasOwn(window, 'ontouchstart')
    writers.set(nav, { 'data-layout': isPanelOpen ? 'dropdown' : layout, 'data-touch-mode': String(isTouch) })
    if (toggle) writers.set(toggle, { 'aria-expanded': isPanelOpen })
    writers.set(wrapper, { ...stretch, '--n-menu-dropdown-content-box-height': panelHeight(host, wrapper, isPanelOpen) })
    for (const box of contentBoxes) writers.set(box, { '.e-active': isPanelOpen || box.contains(openItem?.content ?? null) })
    for (const { item, show } of items) show(item === openItem)
    placing.run([openItem, isDropdown], openItem && (() => placeContent(parts, openItem, settings, isDropdown)))
    const isAtEnd = settings.item_position_horizontal[mode] === 'end'
    dragging.run([isScrollable, mode], isScrollable && (() => dragHeading(heading, isAtEnd, '--n-menu-heading-justify-content')))
    // With only links, a press outside leaves it open (contract newer §11).
    const isOpen = Boolean(openItem || (isPanelOpen && contentBoxes[0]))
    dismissal.run([isOpen], isOpen && (() => dismissOnOutside(nav, close)))
  }
  /** Whether the stylesheet shows the items in a row, and the styles that stretch the contents' box: written only on change. */
  const measure = (onChange: () => void) => {
    const current = getComputedStyle(heading).display === 'flex' ? 'horizontal' : 'dropdown'
    const styles = stretchStyle(wrapper)
    return () => {
      if (current === layout && Object.entries(styles).every(([key, value]) => stretch[key] === value)) return
      layout = current
      stretch = styles
      onChange()
    }
  }
  const stops = [placing.stop, dragging.stop, dismissal.stop, ...items.map(({ stop }) => stop), writers.stop]
  return { show, measure, stop: () => stopAll(stops) }
}

/** What lasts while a state does: undone, and done anew, when one of `of` has changed. */
function createEffect() {
  let last: unknown[] | undefined
  let stop = () => {}
  return {
    run: (of: unknown[], start: (() => () => void) | false | null | undefined) => {
      if (last?.every((each, i) => each === of[i])) return
      last = of
      stop()
      stop = start ? start() : () => {}
    },
    stop: () => stop(),
  }
}
