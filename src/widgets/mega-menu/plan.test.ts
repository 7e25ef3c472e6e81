import { describe, expect, it } from 'vitest'
import { readSettings } from '../../settings/read'
import type { Device } from '../../settings/responsive'
import { type Hover, type Press, planHover, planMode, planPress } from './plan'
import { settings as fields } from './settings'

const DEVICES: Device[] = ['mobile', 'tablet', 'desktop']

describe('the menu’s mode on a device', () => {
  const HOVER = { isMobile: false, isDropdown: false, opensByClick: false, isScrollable: false }
  it.each<[string, object, Device, object]>([
    ['on a desktop, items in a row that open by hover', {}, 'desktop', HOVER],
    ['at the breakpoint and below, a burger', {}, 'tablet', { isMobile: true, isDropdown: true, opensByClick: true }],
    ['a custom breakpoint', { breakpoint_selector: 'mobile' }, 'tablet', { isDropdown: false, opensByClick: true }],
    ['no breakpoint', { breakpoint_selector: 'none' }, 'mobile', { isDropdown: false }],
    ['always a burger', { item_layout: 'dropdown' }, 'desktop', { isMobile: false, isDropdown: true, opensByClick: true }],
    ['by click', { open_on: 'click' }, 'desktop', { ...HOVER, opensByClick: true }],
    ['a scrolling row', { horizontal_scroll: 'enable' }, 'desktop', { isScrollable: true }],
    ['no scrolling row behind a burger', { horizontal_scroll: 'enable' }, 'mobile', { isScrollable: false }],
    [
      'a row that scrolls on narrow screens',
      { horizontal_scroll_mobile: 'enable', breakpoint_selector: 'none' },
      'mobile',
      { isScrollable: true },
    ],
  ])('%s', (_, given, mode, expected) => expect(planMode(readSettings(fields, given), mode, DEVICES)).toMatchObject(expected))
})

describe('a press', () => {
  const press = (changes: Partial<Press>): Press => ({
    on: 'content item',
    isByKey: false,
    isByMouse: true,
    opensByClick: true,
    isPanelOpen: false,
    hasTabbed: false,
    ...changes,
  })
  const hover = { opensByClick: false }
  it.each<[string, Partial<Press>, string]>([
    ['toggles an item with content', {}, 'toggle'],
    ['does nothing where hovering toggles', hover, 'nothing'],
    ['toggles by touch even there', { ...hover, isByMouse: false }, 'toggle'],
    ['toggles by key even there', { ...hover, isByKey: true, isByMouse: false }, 'toggle'],
    ['toggles even there once the visitor has used Tab', { ...hover, hasTabbed: true }, 'toggle'],
    ['toggles by a click on its link', { link: 'address' }, 'toggle'],
    ['follows the link by a key on it', { link: 'address', isByKey: true, isByMouse: false }, 'nothing'],
    ['toggles by a link to nowhere', { link: 'bare hash', isByKey: true, isByMouse: false }, 'toggle'],
    ['closes the open item on an item without content', { on: 'item' }, 'close'],
    ['closes the open item beside the contents', { on: 'box' }, 'close'],
    ['does nothing inside a content', { on: 'elsewhere', link: 'address' }, 'nothing'],
    ['closes all on a link to a place on this page', { on: 'item', link: 'anchor', isPanelOpen: true }, 'close all'],
    ['closes all on such a link of an item with content', { link: 'anchor', isPanelOpen: true }, 'close all'],
    ['closes all on such a link in a content', { on: 'elsewhere', link: 'anchor', isPanelOpen: true }, 'close all'],
    ['closes nothing for a link to another page', { on: 'elsewhere', link: 'address', isPanelOpen: true }, 'nothing'],
    ['does nothing inside a content without a panel', { on: 'elsewhere', link: 'anchor' }, 'nothing'],
    ['follows a link on this page by key', { link: 'anchor', isByKey: true, isByMouse: false }, 'nothing'],
  ])('%s', (_, changes, expected) => expect(planPress(press(changes))).toBe(expected))
})

describe('the pointer', () => {
  it.each<[string, Partial<Hover>, string]>([
    ['opens the item below it', {}, 'open'],
    ['opens another item even while the visitor fills in a field', { holdsField: true }, 'open'],
    ['keeps it open between the contents', { on: 'box' }, 'nothing'],
    ['closes it beside the menu', { on: 'elsewhere' }, 'close'],
    ['keeps it open while the visitor fills in a field', { on: 'elsewhere', holdsField: true }, 'nothing'],
    ['does not open it where clicks do', { opensByClick: true }, 'nothing'],
    ['does not close it where clicks do', { opensByClick: true, on: 'elsewhere' }, 'nothing'],
    ['of a finger opens nothing', { isByMouse: false }, 'nothing'],
    ['of a finger closes nothing', { isByMouse: false, on: 'elsewhere' }, 'nothing'],
  ])('%s', (_, changes, expected) =>
    expect(planHover({ on: 'content item', isByMouse: true, opensByClick: false, holdsField: false, ...changes })).toBe(expected),
  )
})
