import { describe, expect, it, vi } from 'vitest'
import { reports } from '../base/report'
import { DOCUMENT_SETTINGS } from '../page/selectors'
import type { Device } from '../settings/responsive'
import { open } from './dialog/by-hand'
import { readDialog } from './dialog/dialog-fields'
import { readTiming, readTriggers, unknownSwitches } from './opening-fields'
import { readStart } from './read-settings'
import { readRules } from './rules/evaluate'
import { createPopup } from './test-helpers'

describe('the entrance animation on a device (contract popups §10)', () => {
  it.each<[string, Device, object, string]>([
    ['is inherited by smaller devices (A1)', 'mobile', { entrance_animation: 'fadeIn' }, 'fadeIn'],
    ['may be the class "none" (A2)', 'mobile', { entrance_animation: 'fadeIn', entrance_animation_mobile: 'none' }, 'none'],
    ['is the nearest larger device’s (A3)', 'mobile', { entrance_animation: 'fadeIn', entrance_animation_tablet: 'zoomIn' }, 'zoomIn'],
    ['is not inherited by larger devices (A5)', 'desktop', { entrance_animation: 'fadeIn', entrance_animation_tablet: 'zoomIn' }, 'fadeIn'],
    ['is none when only a smaller device has one (A6)', 'desktop', { entrance_animation_mobile: 'fadeIn' }, ''],
    ['may be several classes', 'desktop', { entrance_animation: ' a  b ' }, ' a  b '],
    ['is none if the setting is not a string', 'desktop', { entrance_animation: { x: 1 } }, ''],
  ])('%s', (_, device, settings, expected) => expect(readDialog(createPopup(settings)).entrance_animation[device]).toBe(expected))
})

describe('a popup’s markup', () => {
  it('is read in parts, each with its own defaults', () => {
    const popup = createPopup({ prevent_scroll: 'yes', triggers: { click: 'yes', click_times: 3 }, timing: { times_count: 'close' } })
    expect(readDialog(popup)).toMatchObject({ prevent_scroll: true, overlay: true, classes: '', countsAtEnd: true })
    expect(readDialog(popup).entrance_animation_duration).toBeNaN()
    expect(readTriggers(popup)).toMatchObject({ click: true, click_times: 3, page_load: false, inactivity_time: 30_000 })
    expect(readTiming(popup)).toMatchObject({ times: false, times_count: 'close', url_action: 'show' })
  })
  it('yields to a limit in another attribute', () => {
    const popup = createPopup({ timing: { times: 'no', times_times: 5, devices: 'yes' } }, { 'data-popup-limit': '2/day' })
    expect(readTiming(popup)).toMatchObject({ times: false, times_times: 5 })
    expect(readRules(popup)).toMatchObject({ times: true, times_times: 2, times_period: 'day', devices: true })
  })
  it.each([' 1 / Week ', 'Once a Week'])('reads the limit “%s” whatever its capitals', (limit) =>
    expect(readRules(createPopup({}, { 'data-popup-limit': limit }))).toMatchObject({ times: true, times_times: 1, times_period: 'week' }),
  )
  it.each([
    ['until closed', true],
    [' Until  closed', true],
    ['until sent', false],
    ['once', false],
  ])('with the limit “%s” counts showings when they end: %s', (limit, isAtEnd) =>
    expect(readDialog(createPopup({}, { 'data-popup-limit': limit })).countsAtEnd).toBe(isAtEnd),
  )
  it('is reported with its group if invalid', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const before = reports.length
    const popup = createPopup({ triggers: { click: 'yes', click_times: 'often' }, timing: ['times'], close_automatically: 'later' })
    readDialog(popup)
    readTriggers(popup)
    readTiming(popup)
    expect(reports.slice(before).map(({ what }) => what)).toEqual([
      'close_automatically: expected seconds, got later',
      'triggers.click_times: expected number, got often',
      'timing: expected group, got ["times"]',
    ])
  })
  it('may have unknown switches; disabled ones do not count', () => {
    const popup = createPopup({ triggers: { hover: 'yes', tilt: 1, wave: 'no', click: 'yes' }, timing: { moon: true, times: 'yes' } })
    expect(unknownSwitches(popup)).toEqual({ triggers: ['hover', 'tilt'], timing: ['moon'] })
  })
  it('is read once, until its text changes', () => {
    const popup = createPopup({ classes: 'a', triggers: { click: 'yes' }, timing: { times: 'yes' } })
    const parts = () => [readDialog(popup), readTriggers(popup), readTiming(popup), unknownSwitches(popup)]
    const first = parts()
    const parse = vi.spyOn(JSON, 'parse')
    for (const [i, part] of parts().entries()) expect(part).toBe(first[i])
    popup.host.setAttribute(DOCUMENT_SETTINGS, '{"classes":"b","triggers":{"hover":"yes"}}')
    expect(parts()).toMatchObject([{ classes: 'b', countsAtEnd: false }, { click: false }, { times: false }, { triggers: ['hover'] }])
    expect(parse).toHaveBeenCalledOnce()
  })
  it('says at the start what opens the popup, and whether anything may open it by itself', () => {
    const start = (settings: object) => readStart(createPopup(settings))
    expect(start({ open_selector: '.a', triggers: [], timing: {} })).toEqual(['.a', false])
    expect([start({ triggers: { click: 'no' } }), start({ timing: { times: 'yes' } })]).toEqual(Array(2).fill([undefined, true]))
  })
})

it.each([
  ['as the server writes it', { unit: 'px', size: 0.4 }, '400ms'],
  ['as a number', 0.4, '400ms'],
  ['unset: the stylesheet decides', undefined, ''],
])('the duration of a hand-written popup’s animation, in seconds: %s', (_, given, expected) => {
  const popup = createPopup({ entrance_animation_duration: given })
  open(popup, 'preview')
  const box = document.querySelector<HTMLElement>('.skerry-popup .animated')
  expect(box?.style.animationDuration).toBe(expected)
  box?.closest('dialog')?.remove()
})
