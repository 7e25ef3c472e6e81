import { describe, expect, it, vi } from 'vitest'
import { reports } from '../../base/report'
import { countVisit } from '../../builder/storage'
import { activatePopup } from './activate'
import { arm, isArmed, load, local, make, put, shows, stops } from './activate-fixture'
import { explain } from './explain'

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
    stops.push(activatePopup(popup))
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
