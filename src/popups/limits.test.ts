import { describe, expect, it, vi } from 'vitest'
import { reports } from '../base/report'
import { explain } from './explain'
import { popups } from './registry'
import {
  activate,
  activateNew,
  createPopup,
  DAY,
  deactivateAll,
  denyStorage,
  fillStorage,
  isArmed,
  loadPage,
  NOW,
  onPageLoad,
  shows,
  store,
  stored,
} from './test-helpers'

// [Q] marks a quirk of the builder that we improve on (contract popups §17); other identifiers name vectors in contract popups §§1.10, 4,
// 5.

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
  it.each([
    [{ page_views: 'yes', page_views_views: 1 }, true],
    [{ page_views: 'yes', page_views_views: 2 }, false],
    [{ sessions: 'yes', sessions_sessions: 1 }, true],
    [{ sessions: 'yes', sessions_sessions: 2 }, false],
  ])('with %j, a browser without storage knows only this visit (PV5)', (timing, isShown) => {
    denyStorage()
    expect(loadPage(timing, 1)).toEqual([isShown])
  })
  it.each([
    ['full since an earlier visit', { page_views: 'yes', page_views_views: 1 }, 'localStorage', true],
    ['full since an earlier visit', { page_views: 'yes', page_views_views: 2 }, 'localStorage', false],
    ['denied for the session alone', { sessions: 'yes', sessions_sessions: 1 }, 'sessionStorage', true],
    ['denied for the session alone', { sessions: 'yes', sessions_sessions: 2 }, 'sessionStorage', false],
  ])('with a storage that is %s, know only this visit: %j', (_, timing, area, isShown) => {
    store({ pageViews: 5, sessions: 5 })
    fillStorage(area)
    expect(loadPage(timing, 1)).toEqual([isShown])
  })
  it('where only the session’s storage is denied, know the page views beside a rule that counts sessions', () => {
    fillStorage('sessionStorage')
    const timing = { page_views: 'yes', page_views_views: 2, sessions: 'yes', sessions_sessions: 1 }
    expect(loadPage(timing, 4)).toEqual([false, false, true, true])
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
  it('counts nothing while not shown, and stores no useless counter (TI2, [Q] contract popups §17.7)', () => {
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
  it('counted on closing counts only its own popup (TI7, [Q] contract popups §17.7)', () => {
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
      // With the same module, as on a page that swaps its content: the popup is removed and re-added.
      expect(loadPage(limit(more), 3, true)).toEqual([true, true, false])
    },
  )
  it('for a session holds within the page view when storage is full', () => {
    fillStorage('sessionStorage')
    expect(loadPage(limit({ times_period: 'session' }), 3, true)).toEqual([true, true, false])
  })
  it('for an unknown period never expires (TI11)', () => {
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
  it('with an invalid value is reported once and limits nothing', () => {
    const popup = activateNew(onPageLoad, { 'data-popup-limit': 'often' })
    expect(isArmed(popup)).toBe(true)
    expect(reports.filter(({ what }) => what.includes('often'))).toHaveLength(1)
  })
})

it('another data-popup-version has its own counters', () => {
  store({ pageViews: 5, popup_1_times: 9, popup_1_page_views_initialPageViews: 1 })
  const timing = { times: 'yes', times_times: 1, page_views: 'yes', page_views_views: 2 }
  const popup = activateNew({ ...onPageLoad, timing }, {}, '1_v2')
  expect(explain(popup).rules.map(({ name, pass }) => [name, pass])).toEqual([
    ['page_views', false],
    ['times', true],
  ])
  expect(stored().popup_1_v2_page_views_initialPageViews).toBe(5)
})
