import { describe, expect, it, vi } from 'vitest'
import { reports } from '../../base/report'
import { countVisit } from '../../builder/storage'
import { popups } from '../../popups/registry'
import { explain } from './explain'
import {
  activate,
  activateNew,
  createPopup,
  DAY,
  deactivateAll,
  denyStorage,
  isArmed,
  loadPage,
  NOW,
  onPageLoad,
  shows,
  store,
  stored,
} from './popup.test-helpers'

// Identifiers in brackets are those of the vectors in contract popups §§1.10, 4, 5; [Q] marks an accident of the builder that we improve on (contract popups §17).

describe('a popup with a page load trigger', () => {
  it.each([
    ['opens when its rules are an empty list (T1)', { ...onPageLoad, timing: [] }, true],
    ['opens when its rules are an empty object (T1)', { ...onPageLoad, timing: {} }, true],
    ['opens when it has no rules (T1)', onPageLoad, true],
    ['stays closed when a rule is on and its list is missing (T4)', { ...onPageLoad, timing: { devices: 'yes' } }, false],
    [
      'opens when every rule is on and passes (T5)',
      {
        ...onPageLoad,
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
  ])('%s', (_, settings, armed) => expect(isArmed(activateNew(settings))).toBe(armed))
})

describe('a popup that never opens by itself', () => {
  it.each([
    ['has only triggers and rules that nobody knows (P4)', { triggers: { adblock_detection: 'yes', foo: 'yes' }, timing: { foo: 'yes' } }],
    ['has empty lists of triggers and rules (P1)', { triggers: [], timing: [] }],
    ['has no settings (P2)', {}],
    ['has no triggers', { timing: [] }],
    ['has settings of the wrong type', { triggers: 'x', timing: 7 }],
  ])('%s', (_, settings) => expect(isArmed(activateNew(settings))).toBe(false))
})

it('every enabled rule stores its first count, also after another rule has failed (T2)', () => {
  countVisit()
  const popup = activateNew({
    ...onPageLoad,
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
  expect(stored()).toMatchObject({ popup_1_page_views_initialPageViews: 1, popup_1_sessions_initialSessions: 1 })
  // [Q] contract popups §17.6: an impression is a showing, so none is counted yet.
  expect(stored()).not.toHaveProperty('popup-1-impressions-count')
})

describe('the rules that count visits', () => {
  it('let a popup open after two more page views (PV1)', () => {
    expect(loadPage({ page_views: 'yes', page_views_views: 2 }, 4)).toEqual([false, false, true, true])
    expect(stored().popup_1_page_views_initialPageViews).toBe(1)
  })
  it('start counting at the visitor’s page views so far (PV2)', () => {
    store({ pageViews: 10 })
    expect(loadPage({ page_views: 'yes', page_views_views: 1 }, 2)).toEqual([false, true])
    expect(stored().popup_1_page_views_initialPageViews).toBe(11)
  })
  it('keep a popup closed when storage is denied, because nothing can be counted (PV5)', () => {
    denyStorage()
    expect(loadPage({ page_views: 'yes', page_views_views: 1 }, 1)).toEqual([false])
  })
  it('let a popup open in the next session (SE1, SE2)', () => {
    const timing = { sessions: 'yes', sessions_sessions: 1 }
    expect(loadPage(timing, 2)).toEqual([false, false])
    sessionStorage.clear()
    expect(loadPage(timing, 1)).toEqual([true])
  })
})

describe('a limit of showings', () => {
  const limit = (more: object) => ({ times: 'yes', times_times: 2, ...more })
  it('continues from the showings stored so far (TI1)', () => {
    store({ popup_1_times: 1 })
    expect(loadPage(limit({}), 2, true)).toEqual([true, false])
    expect(stored().popup_1_times).toBe(2)
  })
  it('counts nothing while nothing is shown, and stores no useless counter (TI2, [Q] contract popups §17.7)', () => {
    expect(loadPage(limit({}), 5)).toEqual([true, true, true, true, true])
    expect(stored()).not.toHaveProperty('popup_1_times')
    expect(stored()).not.toHaveProperty('times')
  })
  it('counts showings within a period that starts with the first one (TI4, [Q] contract popups §17.6)', () => {
    const timing = limit({ times_period: 'day' })
    expect(loadPage(timing, 3)).toEqual([true, true, true])
    expect(loadPage(timing, 1, true)).toEqual([true])
    vi.setSystemTime(NOW + 1000)
    expect(loadPage(timing, 2, true)).toEqual([true, false])
    expect(stored()['popup-1-impressions-count']).toBe(2)
    expect(stored().__expiration['popup-1-impressions-count']).toBe(NOW + DAY)
    vi.setSystemTime(NOW + DAY + 1)
    expect(loadPage(timing, 1, true)).toEqual([true])
    expect(stored()['popup-1-impressions-count']).toBe(1)
  })
  it('starts a new period when the stored one has expired (TI5)', () => {
    store({ __expiration: { 'popup-1-impressions-count': NOW - 1000 }, 'popup-1-impressions-count': 9 })
    expect(loadPage(limit({ times_times: 1, times_period: 'day' }), 1, true)).toEqual([true])
    expect(stored()['popup-1-impressions-count']).toBe(1)
    expect(stored().__expiration['popup-1-impressions-count']).toBe(NOW + DAY)
  })
  it('holds while the stored period lasts (TI6)', () => {
    store({ __expiration: { 'popup-1-impressions-count': NOW + 1000 }, 'popup-1-impressions-count': 1 })
    expect(loadPage(limit({ times_times: 1, times_period: 'day' }), 1)).toEqual([false])
    expect(stored()['popup-1-impressions-count']).toBe(1)
  })
  it('that counts when a popup closes counts only its own popup (TI7, [Q] contract popups §17.7)', () => {
    const popup = activateNew({ ...onPageLoad, timing: limit({ times_period: 'day', times_count: 'close' }) })
    popups.onHide.notify(createPopup({}), 'esc')
    expect(stored()).not.toHaveProperty('popup-1-impressions-count')
    popup.show('api')
    expect(stored()).not.toHaveProperty('popup-1-impressions-count')
    popup.hide('esc')
    expect(stored()['popup-1-impressions-count']).toBe(1)
  })
  it('for a session keeps its count in the session storage as plain text (TI8, [Q] contract popups §17.6)', () => {
    const timing = limit({ times_times: 1, times_period: 'session' })
    expect(loadPage(timing, 2, true)).toEqual([true, false])
    expect(sessionStorage.getItem('popup-1-impressions-count')).toBe('1')
    expect(stored()).not.toHaveProperty('popup-1-impressions-count')
    sessionStorage.clear()
    expect(loadPage(timing, 1)).toEqual([true])
  })
  it.each([{}, { times_period: 'session' }, { times_period: 'day' }])(
    'of %o holds within the page view when storage is denied ([Q] contract popups §17.17)',
    (more) => {
      denyStorage()
      // With the same module, as on a page that swaps its content: the popup is removed and put back.
      expect(loadPage(limit(more), 3, true)).toEqual([true, true, false])
    },
  )
  it('for a period that nobody knows never expires (TI11)', () => {
    expect(loadPage(limit({ times_period: 'year' }), 1, true)).toEqual([true])
    expect(stored().__expiration).toEqual({})
    expect(stored()['popup-1-impressions-count']).toBe(1)
  })
  it.each([
    ['week', 604_800_000],
    ['month', 2_628_288_000],
    ['36h', 129_600_000],
  ])('for one %s expires after %d ms', (times_period, ms) => {
    loadPage(limit({ times_period }), 1, true)
    expect(stored().__expiration['popup-1-impressions-count']).toBe(NOW + ms)
  })
  it('without a number keeps the popup closed (TI9)', () => expect(loadPage(limit({ times_times: undefined }), 1)).toEqual([false]))
  it('counts a popup that was opened before its rules were loaded', () => {
    const popup = createPopup({ timing: { times: 'yes', times_times: 2, times_period: 'day' } })
    popup.show('api')
    activate(popup)
    expect(stored()['popup-1-impressions-count']).toBe(1)
  })
})

describe('data-popup-limit', () => {
  it.each([
    ['1/day', 1],
    ['2/24h', 2],
    [' 3 / week ', 3],
    ['1/session', 1],
    ['2/ever', 2],
  ])('"%s" lets five page loads show the popup %d times', (limit, most) => {
    for (let i = 0; i < 5; i++) {
      activateNew(onPageLoad, { 'data-popup-limit': limit })
      vi.advanceTimersByTime(0)
      deactivateAll()
    }
    expect(shows).toHaveLength(most)
  })
  it('with a text that cannot be read is reported once and limits nothing', () => {
    const popup = activateNew(onPageLoad, { 'data-popup-limit': 'often' })
    expect(isArmed(popup)).toBe(true)
    expect(reports.filter(({ what }) => what.includes('often'))).toHaveLength(1)
  })
})

it('another data-popup-version has counters of its own', () => {
  store({ pageViews: 5, popup_1_times: 9, popup_1_page_views_initialPageViews: 1 })
  const timing = { times: 'yes', times_times: 1, page_views: 'yes', page_views_views: 2 }
  const popup = activateNew({ ...onPageLoad, timing }, {}, '1_v2')
  expect(explain(popup).rules.map(({ name, pass }) => [name, pass])).toEqual([
    ['page_views', false],
    ['times', true],
  ])
  expect(stored().popup_1_v2_page_views_initialPageViews).toBe(5)
})

describe('several triggers', () => {
  const twoTriggers = { triggers: { page_load: 'yes', page_load_delay: 0.05, inactivity: 'yes', inactivity_time: 0.2 } }
  it('stop together when the first one fires (TR1)', () => {
    const popup = activateNew(twoTriggers)
    vi.advanceTimersByTime(1000)
    expect(shows).toEqual(['trigger'])
    expect(explain(popup).triggers.map(({ name, state }) => [name, state])).toEqual([
      ['page_load', 'fired'],
      ['inactivity', 'off'],
    ])
  })
  it('are used up even when the visitor has switched the popup off (TR2)', () => {
    store({ popup_1_disable: true })
    const popup = activateNew({ triggers: { click: 'yes' } })
    document.body.click()
    expect(shows).toEqual([])
    expect(explain(popup)).toMatchObject({ disabled: true, willShow: false })
    expect(isArmed(popup)).toBe(false)
  })
  it('still wait after the popup was opened by a click (TR4)', () => {
    const popup = activateNew({ triggers: { page_load: 'yes', page_load_delay: 1 } })
    popup.show('api')
    popup.hide('api')
    vi.advanceTimersByTime(1000)
    expect(shows).toEqual(['api', 'trigger'])
  })
  it('stop with the popup and leave no timer running', () => {
    activateNew(twoTriggers)
    deactivateAll()
    vi.runAllTimers()
    expect(shows).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('while the page stays open', () => {
  it('a limit that was reached by clicks keeps a trigger from opening the popup', () => {
    const timing = { times: 'yes', times_times: 1, times_period: 'day' }
    const popup = activateNew({ triggers: { page_load: 'yes', page_load_delay: 1 }, timing })
    popup.show('api')
    vi.advanceTimersByTime(1000)
    expect(shows).toEqual(['api'])
  })
  it('the popup opens at its scheduled start', () => {
    const timing = { schedule: 'yes', schedule_timezone: 'visitor', schedule_start_date: '2024-05-21 12:30' }
    const popup = activateNew({ ...onPageLoad, timing })
    expect(isArmed(popup)).toBe(false)
    vi.advanceTimersByTime(30 * 60_000 - 1)
    expect(shows).toEqual([])
    vi.advanceTimersByTime(2)
    expect(shows).toEqual(['trigger'])
  })
  it('a trigger after the scheduled end does not open the popup', () => {
    activateNew({
      triggers: { page_load: 'yes', page_load_delay: 7200 },
      timing: { schedule: 'yes', schedule_timezone: 'visitor', schedule_end_date: '2024-05-21 13:00' },
    })
    vi.advanceTimersByTime(7_200_000)
    expect(shows).toEqual([])
  })
})
