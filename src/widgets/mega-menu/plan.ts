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
  /** The pressed link, and whether it leads nowhere. */
  link?: 'bare hash' | 'address' | undefined
  isByKey: boolean
  isByMouse: boolean
  opensByClick: boolean
  /** The visitor has used Tab. */
  hasTabbed: boolean
}

/** What a press does to its item, or to the open one. */
export function planPress({ on, link, isByKey, isByMouse, opensByClick, hasTabbed }: Press): 'toggle' | 'close' | 'nothing' {
  // A key follows a link but opens on the button (contract menus §3.8); a link to nowhere counts as a button.
  const isFollowed = link === 'address' && isByKey
  // Once the visitor has used Tab, clicks toggle even where hovering does.
  const canToggle = opensByClick || hasTabbed || isByKey || !isByMouse
  if (on === 'content item' && !isFollowed && canToggle) return 'toggle'
  return on === 'box' || on === 'item' ? 'close' : 'nothing'
}
