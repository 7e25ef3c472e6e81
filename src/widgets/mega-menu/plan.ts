import type { Device } from '../../settings/responsive'
import type { MegaMenuSettings } from './settings'

type ModeSettings = Pick<MegaMenuSettings, 'item_layout' | 'breakpoint_selector' | 'open_on' | 'horizontal_scroll'>

/** The menu's mode on a device (contract menus §3.3); `devices`: those in use, small to large. */
export function planMode({ item_layout, breakpoint_selector, open_on, horizontal_scroll }: ModeSettings, mode: Device, devices: Device[]) {
  const isMobile = /^(mobile|tablet)/.test(mode)
  const isDropdown = item_layout === 'dropdown' || devices.indexOf(mode) <= devices.indexOf(breakpoint_selector as Device)
  return {
    isMobile,
    /** Behind a burger. */
    isDropdown,
    opensByClick: isMobile || open_on !== 'hover' || item_layout === 'dropdown',
    isScrollable: horizontal_scroll[mode] === 'enable' && !isDropdown,
  }
}

export interface Press {
  /** The pressed element: an item with or without content, the empty part of the box around the contents, or anything else. */
  on: 'content item' | 'item' | 'box' | 'elsewhere'
  /** The pressed link: it leads nowhere, to a place on this page, or elsewhere. */
  link?: 'bare hash' | 'anchor' | 'address' | undefined
  isByKey: boolean
  isByMouse: boolean
  opensByClick: boolean
  isPanelOpen: boolean
  /** The visitor has used Tab. */
  hasTabbed: boolean
}

/** What a press does to its item, to the open one, or also to the burger's panel. */
export function planPress(press: Press): 'toggle' | 'close' | 'close all' | 'nothing' {
  const { on, link, isByKey, isByMouse, opensByClick, isPanelOpen, hasTabbed } = press
  // The panel would cover what the link leads to.
  if (link === 'anchor' && isPanelOpen) return 'close all'
  // A key follows a link but opens on the button (contract menus §3.8); a link to nowhere counts as a button.
  const isFollowed = link && link !== 'bare hash' && isByKey
  // Once the visitor has used Tab, clicks toggle even where hovering does.
  const canToggle = opensByClick || hasTabbed || isByKey || !isByMouse
  if (on === 'content item' && !isFollowed && canToggle) return 'toggle'
  return on === 'box' || on === 'item' ? 'close' : 'nothing'
}

export interface Hover {
  /** An item with content, or that content; the rest of the box around the contents; or anything else, even outside the menu. */
  on: 'content item' | 'box' | 'elsewhere'
  isByMouse: boolean
  opensByClick: boolean
  /** The visitor fills in a field of the menu, whose suggestions the browser may draw over the page. */
  holdsField: boolean
}

/** What the pointer does: open its item, or close the open one. */
export function planHover({ on, isByMouse, opensByClick, holdsField }: Hover): 'open' | 'close' | 'nothing' {
  if (opensByClick || !isByMouse) return 'nothing'
  if (on === 'content item') return 'open'
  return on === 'box' || holdsField ? 'nothing' : 'close'
}
