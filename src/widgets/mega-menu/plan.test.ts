import { describe, expect, it } from 'vitest'
import { readSettings } from '../../settings/read'
import type { Device } from '../../settings/responsive'
import { type Press, planMode, planPress } from './plan'
import { settings as fields } from './settings'

const DEVICES: Device[] = ['mobile', 'tablet', 'desktop']

describe('how the menu behaves on a device', () => {
  const HOVER = { isMobile: false, isDropdown: false, opensByClick: false, isScrollable: false }
  it.each<[string, object, Device, object]>([
    ['on a desktop, items in a row that open by hover', {}, 'desktop', HOVER],
    ['at the breakpoint and below, a burger', {}, 'tablet', { isMobile: true, isDropdown: true, opensByClick: true }],
    ['a breakpoint of its own', { breakpoint_selector: 'mobile' }, 'tablet', { isDropdown: false, opensByClick: true }],
    ['no breakpoint', { breakpoint_selector: 'none' }, 'mobile', { isDropdown: false }],
    ['always a burger', { item_layout: 'dropdown' }, 'desktop', { isMobile: false, isDropdown: true, opensByClick: true }],
    ['by click', { open_on: 'click' }, 'desktop', { ...HOVER, opensByClick: true }],
    ['a row that scrolls', { horizontal_scroll: 'enable' }, 'desktop', { isScrollable: true }],
    ['what is behind a burger does not', { horizontal_scroll: 'enable' }, 'mobile', { isScrollable: false }],
    [
      'a row that scrolls where it is narrow',
      { horizontal_scroll_mobile: 'enable', breakpoint_selector: 'none' },
      'mobile',
      { isScrollable: true },
    ],
  ])('%s', (_, given, mode, expected) => expect(planMode(readSettings(fields, given), mode, DEVICES)).toMatchObject(expected))
})

describe('what a press does', () => {
  const press = (changes: Partial<Press>): Press => ({
    on: 'content item',
    isByKey: false,
    isByMouse: true,
    opensByClick: true,
    hasTabbed: false,
    ...changes,
  })
  const hover = { opensByClick: false }
  it.each<[string, Partial<Press>, string]>([
    ['an item with content opens and closes', {}, 'toggle'],
    ['not where hovering does', hover, 'nothing'],
    ['but by a finger', { ...hover, isByMouse: false }, 'toggle'],
    ['or a key', { ...hover, isByKey: true, isByMouse: false }, 'toggle'],
    ['or once somebody has come by Tab', { ...hover, hasTabbed: true }, 'toggle'],
    ['a click on its link opens it, too', { link: 'address' }, 'toggle'],
    ['a key on its link follows that', { link: 'address', isByKey: true, isByMouse: false }, 'nothing'],
    ['a link to nowhere is a button', { link: 'bare hash', isByKey: true, isByMouse: false }, 'toggle'],
    ['an item without content closes what is open', { on: 'item' }, 'close'],
    ['so does the space beside the contents', { on: 'box' }, 'close'],
    ['a press in a content does not', { on: 'elsewhere', link: 'address' }, 'nothing'],
  ])('%s', (_, changes, expected) => expect(planPress(press(changes))).toBe(expected))
})
