import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reports } from '../../report'
import { type Popup, popups } from '../../services/popups'
import { countVisit, storage } from '../../services/storage'
import { armPopup } from './arm'
import { explain } from './explain'

/** Ids are those of the contract's vectors, popups §§4–5; [Q] marks an accident that we do better (§17). */
const NOW = Date.parse('2024-05-21T12:00:00')
const DAY = 86_400_000
const local = () => JSON.parse(localStorage.getItem('elementor') ?? '{}')
const put = (data: object) => localStorage.setItem('elementor', JSON.stringify({ __expiration: {}, ...data }))

let shows: string[] = []
const stops: (() => void)[] = []
/** What browsers do that block a site's storage. */
function deny() {
  const refuse = () => {
    throw new Error('denied')
  }
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { getItem: refuse, setItem: refuse, clear: () => {} })
}
/** A popup whose dialog is a flag: showing and hiding tell the same hooks. */
function make(settings: object, attributes: Record<string, string> = {}, key = '1'): Popup {
  const host = document.createElement('section')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  let isOpen = false
  const popup: Popup = {
    id: '1',
    key,
    host,
    settings: settings as Popup['settings'],
    isBuilt: true,
    opener: undefined,
    show: (reason) => {
      if (storage.get(`popup_${key}_disable`)) return
      isOpen = true
      shows.push(reason)
      popups.onShow.tell(popup, reason)
      if (!(settings as { timing?: { times_count?: string } }).timing?.times_count) {
        storage.set(`popup_${key}_times`, storage.number(`popup_${key}_times`) + 1)
      }
    },
    hide: (reason) => {
      isOpen = false
      popups.onHide.tell(popup, reason)
    },
    isOpen: () => isOpen,
    explain: () => undefined,
  }
  return popup
}
function arm(settings: object, attributes?: Record<string, string>, key?: string) {
  const popup = make(settings, attributes, key)
  stops.push(armPopup(popup))
  return popup
}
const isArmed = (popup: Popup) => explain(popup).triggers.some(({ state }) => state === 'armed')
const load = { triggers: { page_load: 'yes' } }
/** One page load after the other, for the same visitor; a new session begins with an empty session storage. */
function loads(timing: object, n: number, showing = false) {
  return Array.from({ length: n }, () => {
    countVisit()
    const popup = arm({ ...load, timing })
    const armed = isArmed(popup)
    if (showing) vi.advanceTimersByTime(0)
    for (const stop of stops.splice(0)) stop()
    return armed
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  // What an earlier test was denied is remembered until a write succeeds.
  for (const session of [false, true]) storage.save({}, session)
  localStorage.clear()
  sessionStorage.clear()
  shows = []
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

describe('what arms', () => {
  it.each([
    ['T1 []', { ...load, timing: [] }, true],
    ['T1 {}', { ...load, timing: {} }, true],
    ['T1 absent', load, true],
    ['P4', { triggers: { adblock_detection: 'yes', foo: 'yes' }, timing: { foo: 'yes' } }, false],
    ['P1', { triggers: [], timing: [] }, false],
    ['P2', {}, false],
    ['no triggers key', { timing: [] }, false],
    ['hostile', { triggers: 'x', timing: 7 }, false],
    ['T4', { ...load, timing: { devices: 'yes' } }, false],
    [
      'T5',
      {
        ...load,
        timing: {
          page_views: 'yes',
          page_views_views: 0,
          sessions: 'yes',
          sessions_sessions: 0,
          url: 'yes',
          url_action: 'hide',
          url_url: 'x',
          sources: 'yes',
          sources_sources: ['external'],
          logged_in: 'yes',
          devices: 'yes',
          devices_devices: ['desktop', 'mobile', 'tablet'],
          times: 'yes',
          times_times: 1,
          browsers: 'yes',
          browsers_browsers: 'all',
          schedule: 'yes',
        },
      },
      true,
    ],
  ])('%s', (_, settings, armed) => expect(isArmed(arm(settings))).toBe(armed))

  it('T2: every enabled rule leaves its trace, also after one has failed', () => {
    countVisit()
    const popup = arm({
      ...load,
      timing: {
        devices: 'yes',
        devices_devices: [],
        page_views: 'yes',
        page_views_views: 3,
        sessions: 'yes',
        sessions_sessions: 3,
        times: 'yes',
        times_times: 1,
        times_period: 'day',
      },
    })
    expect(isArmed(popup)).toBe(false)
    expect(local()).toMatchObject({ popup_1_page_views_initialPageViews: 1, popup_1_sessions_initialSessions: 1 })
    // [Q] §17.6: an impression is a showing, so none is counted yet.
    expect(local()).not.toHaveProperty('popup-1-impressions-count')
  })
})

describe('counting rules over several page loads', () => {
  it('PV1', () => {
    expect(loads({ page_views: 'yes', page_views_views: 2 }, 4)).toEqual([false, false, true, true])
    expect(local().popup_1_page_views_initialPageViews).toBe(1)
  })
  it('PV2', () => {
    put({ pageViews: 10 })
    expect(loads({ page_views: 'yes', page_views_views: 1 }, 2)).toEqual([false, true])
    expect(local().popup_1_page_views_initialPageViews).toBe(11)
  })
  it('PV5: nothing to count on when storage is denied', () => {
    deny()
    expect(loads({ page_views: 'yes', page_views_views: 1 }, 1)).toEqual([false])
  })
  it('SE1, SE2', () => {
    const timing = { sessions: 'yes', sessions_sessions: 1 }
    expect(loads(timing, 2)).toEqual([false, false])
    sessionStorage.clear()
    expect(loads(timing, 1)).toEqual([true])
  })
})

describe('times', () => {
  const times = (more: object) => ({ times: 'yes', times_times: 2, ...more })
  it('TI1', () => {
    put({ popup_1_times: 1 })
    expect(loads(times({}), 2, true)).toEqual([true, false])
    expect(local().popup_1_times).toBe(2)
  })
  it('TI2: nothing shown, nothing counted; [Q] §17.7: no junk counter', () => {
    expect(loads(times({}), 5)).toEqual([true, true, true, true, true])
    expect(local()).not.toHaveProperty('popup_1_times')
    expect(local()).not.toHaveProperty('times')
  })
  it('TI4 [Q] §17.6: a period counts what was shown, in a window that starts with the first', () => {
    const timing = times({ times_period: 'day' })
    expect(loads(timing, 3)).toEqual([true, true, true])
    expect(loads(timing, 1, true)).toEqual([true])
    vi.setSystemTime(NOW + 1000)
    expect(loads(timing, 2, true)).toEqual([true, false])
    expect(local()['popup-1-impressions-count']).toBe(2)
    expect(local().__expiration['popup-1-impressions-count']).toBe(NOW + DAY)
    vi.setSystemTime(NOW + DAY + 1)
    expect(loads(timing, 1, true)).toEqual([true])
    expect(local()['popup-1-impressions-count']).toBe(1)
  })
  it('TI5', () => {
    put({ __expiration: { 'popup-1-impressions-count': NOW - 1000 }, 'popup-1-impressions-count': 9 })
    expect(loads(times({ times_times: 1, times_period: 'day' }), 1, true)).toEqual([true])
    expect(local()['popup-1-impressions-count']).toBe(1)
    expect(local().__expiration['popup-1-impressions-count']).toBe(NOW + DAY)
  })
  it('TI6', () => {
    put({ __expiration: { 'popup-1-impressions-count': NOW + 1000 }, 'popup-1-impressions-count': 1 })
    expect(loads(times({ times_times: 1, times_period: 'day' }), 1)).toEqual([false])
    expect(local()['popup-1-impressions-count']).toBe(1)
  })
  it('TI7 [Q] §17.7: counting at the end minds its own popup only', () => {
    const popup = arm({ ...load, timing: times({ times_period: 'day', times_count: 'close' }) })
    popups.onHide.tell(make({}), 'esc')
    expect(local()).not.toHaveProperty('popup-1-impressions-count')
    popup.show('api')
    expect(local()).not.toHaveProperty('popup-1-impressions-count')
    popup.hide('esc')
    expect(local()['popup-1-impressions-count']).toBe(1)
  })
  it('TI8 [Q] §17.6: the session’s count, as raw text', () => {
    const timing = times({ times_times: 1, times_period: 'session' })
    expect(loads(timing, 2, true)).toEqual([true, false])
    expect(sessionStorage.getItem('popup-1-impressions-count')).toBe('1')
    expect(local()).not.toHaveProperty('popup-1-impressions-count')
    sessionStorage.clear()
    expect(loads(timing, 1)).toEqual([true])
  })
  it.each([{}, { times_period: 'session' }, { times_period: 'day' }])('denied [Q] §17.17: %o holds within the page view', (more) => {
    deny()
    // The same module: as if the popup were taken away and put back by a page that swaps its content.
    expect(loads(times(more), 3, true)).toEqual([true, true, false])
  })
  it('TI11: a period nobody knows never ends', () => {
    expect(loads(times({ times_period: 'year' }), 1, true)).toEqual([true])
    expect(local().__expiration).toEqual({})
    expect(local()['popup-1-impressions-count']).toBe(1)
  })
  it.each([
    ['week', 604_800_000],
    ['month', 2_628_288_000],
    ['36h', 129_600_000],
  ])('the window of one %s', (times_period, ms) => {
    loads(times({ times_period }), 1, true)
    expect(local().__expiration['popup-1-impressions-count']).toBe(NOW + ms)
  })
  it('TI9', () => expect(loads(times({ times_times: undefined }), 1)).toEqual([false]))
})

describe('data-popup-limit and data-popup-version', () => {
  it.each([
    ['1/day', 1],
    ['2/24h', 2],
    [' 3 / week ', 3],
    ['1/session', 1],
    ['2/ever', 2],
  ])('%s', (limit, most) => {
    const open = () => {
      const popup = arm(load, { 'data-popup-limit': limit })
      vi.advanceTimersByTime(0)
      for (const stop of stops.splice(0)) stop()
      return popup
    }
    for (let i = 0; i < 5; i++) open()
    expect(shows).toHaveLength(most)
  })
  it('says once what it cannot read, and limits nothing', () => {
    const popup = arm(load, { 'data-popup-limit': 'often' })
    expect(isArmed(popup)).toBe(true)
    expect(reports.filter(({ what }) => what.includes('often'))).toHaveLength(1)
  })
  it('another version has counters of its own', () => {
    put({ pageViews: 5, popup_1_times: 9, popup_1_page_views_initialPageViews: 1 })
    const popup = arm({ ...load, timing: { times: 'yes', times_times: 1, page_views: 'yes', page_views_views: 2 } }, {}, '1_v2')
    expect(explain(popup).rules.map(({ name, pass }) => [name, pass])).toEqual([
      ['page_views', false],
      ['times', true],
    ])
    expect(local().popup_1_v2_page_views_initialPageViews).toBe(5)
  })
})

describe('triggers together', () => {
  const both = { triggers: { page_load: 'yes', page_load_delay: 0.05, inactivity: 'yes', inactivity_time: 0.2 } }
  it('TR1: the first that fires ends the others', () => {
    const popup = arm(both)
    vi.advanceTimersByTime(1000)
    expect(shows).toEqual(['trigger'])
    expect(explain(popup).triggers.map(({ name, state }) => [name, state])).toEqual([
      ['page_load', 'fired'],
      ['inactivity', 'off'],
    ])
  })
  it('TR2: used up also when the popup stays away', () => {
    put({ popup_1_disable: true })
    const popup = arm({ triggers: { click: 'yes' } })
    document.body.click()
    expect(shows).toEqual([])
    expect(explain(popup)).toMatchObject({ disabled: true, willShow: false })
    expect(isArmed(popup)).toBe(false)
  })
  it('TR4: opening by hand uses up nothing', () => {
    const popup = arm({ triggers: { page_load: 'yes', page_load_delay: 1 } })
    popup.show('api')
    popup.hide('api')
    vi.advanceTimersByTime(1000)
    expect(shows).toEqual(['api', 'trigger'])
  })
  it('a limit that was reached by hand meanwhile holds', () => {
    const popup = arm({ triggers: { page_load: 'yes', page_load_delay: 1 }, timing: { times: 'yes', times_times: 1, times_period: 'day' } })
    popup.show('api')
    vi.advanceTimersByTime(1000)
    expect(shows).toEqual(['api'])
  })
  it('a start that comes while the page is open arms it then', () => {
    const popup = arm({ ...load, timing: { schedule: 'yes', schedule_timezone: 'visitor', schedule_start_date: '2024-05-21 12:30' } })
    expect(isArmed(popup)).toBe(false)
    vi.advanceTimersByTime(30 * 60_000 - 1)
    expect(shows).toEqual([])
    vi.advanceTimersByTime(2)
    expect(shows).toEqual(['trigger'])
  })
  it('an end that comes before the trigger keeps it away', () => {
    arm({
      triggers: { page_load: 'yes', page_load_delay: 7200 },
      timing: { schedule: 'yes', schedule_timezone: 'visitor', schedule_end_date: '2024-05-21 13:00' },
    })
    vi.advanceTimersByTime(7_200_000)
    expect(shows).toEqual([])
  })
  it('is undone', () => {
    arm(both)
    for (const stop of stops.splice(0)) stop()
    vi.runAllTimers()
    expect(shows).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
  it('counts a popup that was opened before the rules were loaded', () => {
    const popup = make({ timing: { times: 'yes', times_times: 2, times_period: 'day' } })
    popup.show('api')
    stops.push(armPopup(popup))
    expect(local()['popup-1-impressions-count']).toBe(1)
  })
})

describe('explain', () => {
  it('speaks with numbers', () => {
    countVisit()
    const popup = arm({
      triggers: { page_load: 'yes', page_load_delay: 5, scrolling: 'yes', foo: 'yes' },
      timing: { page_views: 'yes', page_views_views: 3, times: 'yes', times_times: 2, times_period: 'day', nonsense: 'yes' },
      avoid_multiple_popups: 'yes',
    })
    expect(explain(popup)).toEqual({
      id: '1',
      open: false,
      disabled: false,
      willShow: false,
      triggers: [
        { name: 'page_load', state: 'off', why: 'would wait for 5 s after the page is ready, but a rule is against it' },
        { name: 'scrolling', state: 'off', why: expect.stringContaining('a rule is against it') },
        { name: 'foo', state: 'unknown', why: expect.stringContaining('page_load, scrolling') },
      ],
      rules: [
        { name: 'page_views', pass: false, why: 'page views since first seen: 0 of 3 needed' },
        { name: 'times', pass: true, why: 'shown 0 of 2 times within one day' },
        { name: 'nonsense', pass: true, why: expect.stringContaining('no such rule') },
        { name: 'avoid_multiple_popups', pass: true, why: 'no popup was shown on this page view' },
      ],
    })
  })
  it('says what is in a trigger’s way', () => {
    const popup = arm({ triggers: { scrolling: 'yes', scrolling_to: 'yes', scrolling_to_selector: '#nowhere', page_load: 'yes' } })
    expect(explain(popup).triggers.map(({ state, why }) => `${state}: ${why}`)).toEqual([
      'armed: waits for 0 s after the page is ready',
      'off: scrolling_direction is not set: up or down',
      'off: nothing on the page matches #nowhere',
    ])
    expect(explain(popup).willShow).toBe(true)
  })
  it('leaves no trace of its own', () => {
    countVisit()
    const before = localStorage.getItem('elementor')
    explain(
      make({ timing: { page_views: 'yes', page_views_views: 3, sessions: 'yes', times: 'yes', times_times: 1, times_period: 'day' } }),
    )
    expect(localStorage.getItem('elementor')).toBe(before)
  })
  it('names the expression that is none, here and once on the console', () => {
    const popup = arm({ ...load, timing: { url: 'yes', url_action: 'regex', url_url: '(' } })
    expect(explain(popup).rules).toEqual([{ name: 'url', pass: false, why: 'url_url: “(” cannot be used' }])
    expect(reports.filter(({ what }) => what.includes('timing.url_url'))).toHaveLength(1)
  })
})
