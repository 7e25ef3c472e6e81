import { describe, expect, it, vi } from 'vitest'
import { reports } from '../../base/report'
import { countVisit } from '../../builder/storage'
import { popups } from '../../popups/registry'
import { arm, DAY, deny, isArmed, load, loads, local, make, NOW, put, shows, stops } from './activate-fixture'
import { explain } from './explain'

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
