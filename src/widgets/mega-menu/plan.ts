import type { Device } from '../../settings/responsive'
import type { MegaMenuSettings } from './settings'

type ModeSettings = Pick<MegaMenuSettings, 'item_layout' | 'breakpoint_selector' | 'open_on' | 'horizontal_scroll'>

/** How the menu behaves on a device (contract menus §3.3). `devices` are those in use, small to large. */
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
  /** Where it happened: on an item, with or without content, on the empty part of the box around the contents, or anywhere else. */
  on: 'content item' | 'item' | 'box' | 'elsewhere'
  /** The link at that place, and whether it leads nowhere. */
  link?: 'bare hash' | 'address' | undefined
  isByKey: boolean
  isByMouse: boolean
  opensByClick: boolean
  /** Somebody has arrived with Tab. */
  hasTabbed: boolean
}

/** What a press does to the item at that place, or to the open one. */
export function planPress({ on, link, isByKey, isByMouse, opensByClick, hasTabbed }: Press): 'toggle' | 'close' | 'nothing' {
  // A key on a link follows it, on the button it opens (contract menus §3.8). A link to nowhere is a button, too.
  const isFollowed = link === 'address' && isByKey
  // Once somebody has arrived with Tab, clicks open and close even if hovering does.
  const canToggle = opensByClick || hasTabbed || isByKey || !isByMouse
  if (on === 'content item' && !isFollowed && canToggle) return 'toggle'
  return on === 'box' || on === 'item' ? 'close' : 'nothing'
}
