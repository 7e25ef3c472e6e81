import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reports } from '../../base/report'
import { createParts } from './countdown-parts'
import { evergreenDue } from './evergreen'
import { readActions } from './expire'
import { pad, passedMilestone, splitTime, UNITS, type Unit, unitName } from './remaining'
import type { CountdownSettings } from './settings'

const all = Object.keys(UNITS) as Unit[]

describe('the remaining time (contract loops §12)', () => {
  it.each([
    [90061000, all, false, [1, 1, 1, 1]],
    [-1, all, false, [0, 0, 0, 0]],
    [8_640_000_000_000, all, false, [100_000, 0, 0, 0]],
    [90061000, ['hour', 'minute'], false, [1, 1]],
    [90061000, ['hour', 'minute'], true, [25, 1]],
    [90061000, ['day', 'second'], true, [1, 3661]],
  ] as [number, Unit[], boolean, number[]][])('%d ms in %j', (ms, units, fold, values) =>
    expect(Object.values(splitTime(ms, units, fold))).toEqual(values),
  )
  it('has at least two digits', () => expect([pad(3), pad(31), pad(100), pad()]).toEqual(['03', '31', '100', '00']))
  it.each([
    [3_600_400, 3_599_400, ['hour', 1]],
    [60_500, 59_500, ['minute', 1]],
    [58_000, 57_000, undefined],
    // The computer was asleep.
    [7_200_000, 30_000, undefined],
  ])('from %d to %d passes %j', (before, left, milestone) => expect(passedMilestone(before, left)).toEqual(milestone))
  it('is named in the language of the page', () => {
    expect([unitName('day', 1, 'pl'), unitName('day', 5, 'pl'), unitName('hour', 22, 'pl')]).toEqual(['dzień', 'dni', 'godziny'])
    expect(unitName('minute', 2, 'no such language')).toBe('minutes')
  })
})

describe('a countdown with a negative length', () => {
  it.each([-1, -1e308])('counts to its written date (%d hours)', (hours) => {
    const host = document.createElement('div')
    host.innerHTML = '<time datetime="2030-01-01T00:00:00Z">1 January</time>'
    const settings = { evergreen_counter_hours: hours, evergreen_counter_minutes: 0, expire_actions: [], expire_redirect_url: {} }
    const parts = createParts(host, settings as unknown as CountdownSettings)
    expect(parts.due).toBe(Date.UTC(2030, 0, 1))
    parts.stop()
  })
})

describe('a countdown from the first visit', () => {
  beforeEach(() => localStorage.clear())

  it('is stored under the builder’s keys, and continues', () => {
    expect(evergreenDue('a1', 60, 1000)).toBe(61_000)
    expect({ ...localStorage }).toEqual({ 'a1-evergreen_due_date': '61000', 'a1-evergreen_interval': '60' })
    expect(evergreenDue('a1', 60, 31_000)).toBe(61_000)
    expect(evergreenDue('a1', 60, 99_000)).toBe(61_000)
  })
  it('restarts when its length changes', () => {
    evergreenDue('a2', 60, 1000)
    expect(evergreenDue('a2', 120, 2000)).toBe(122_000)
  })
  it.each(['x', '', '-5', '9e15'])('restarts when %j is stored', (stored) => {
    localStorage.setItem('a3-evergreen_interval', '60')
    localStorage.setItem('a3-evergreen_due_date', stored)
    expect(evergreenDue('a3', 60, 1000)).toBe(61_000)
  })
  it('lasts for the page view if storage is denied', () => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw Error('denied')
    })
    expect(evergreenDue('a4', 60, 1000)).toBe(61_000)
    expect(evergreenDue('a4', 60, 5000)).toBe(61_000)
    denied.mockRestore()
  })
})

describe('the actions when the time is up', () => {
  const host = document.createElement('div')
  it.each([
    [undefined, []],
    ['[{"type":"hide"},{"type":"redirect","redirect_url":"/x"}]', [{ type: 'hide' }, { type: 'redirect', url: '/x' }]],
    ['[1,null]', [{ type: 'undefined' }, { type: 'undefined' }]],
  ])('%j', (source, actions) => expect(readActions(host, source)).toEqual(actions))
  it('are none if unreadable', () => {
    reports.length = 0
    expect([readActions(host, '{bad'), readActions(host, '{}')]).toEqual([[], []])
    expect(reports.map(({ what }) => what)).toEqual([
      'data-expire-actions: expected a list of actions, got {bad',
      'data-expire-actions: expected a list of actions, got {}',
    ])
  })
})
