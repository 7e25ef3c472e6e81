import type { Device } from '../../settings/responsive'
import type { MegaMenuSettings } from './settings'

type ModeSettings = Pick<MegaMenuSettings, 'item_layout' | 'breakpoint_selector' | 'open_on' | 'horizontal_scroll'>

/** How the menu behaves on a device (contract menus §3.3); `devices`: those in use, small to large. */
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
  /** What it is on: an item, with or without content, the empty part of the box around the contents, or anything else. */
  on: 'content item' | 'item' | 'box' | 'elsewhere'
  /** The link that it is on, and whether that leads nowhere. */
  link?: 'bare hash' | 'address' | undefined
  isByKey: boolean
  isByMouse: boolean
  opensByClick: boolean
  /** Somebody has come by Tab. */
  hasTabbed: boolean
}

/** What a press does to the item that it is on, or to the open one. */
export function planPress({ on, link, isByKey, isByMouse, opensByClick, hasTabbed }: Press): 'toggle' | 'close' | 'nothing' {
  // A key on a link follows it, on the button it opens (contract menus §3.8); a link to nowhere is a button, too.
  const isFollowed = link === 'address' && isByKey
  // Once somebody has come by Tab, a click opens and closes also where hovering does.
  const canToggle = opensByClick || hasTabbed || isByKey || !isByMouse
  if (on === 'content item' && !isFollowed && canToggle) return 'toggle'
  return on === 'box' || on === 'item' ? 'close' : 'nothing'
}
