import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outcomeOf, passes } from './test-helpers'

// Identifiers in brackets name vectors in contract popups §4; [Q] marks a quirk of the builder that we improve on (contract popups §17).

describe('the schedule rule', () => {
  const start = '2024-05-20 10:00'
  const now = Date.parse('2024-05-20T12:00')
  const hour = 3_600_000
  beforeEach(() => void vi.setSystemTime(now))
  const site = (more: object) => ({ schedule_timezone: 'site', ...more })
  const visitor = (more: object) => ({ schedule_timezone: 'visitor', ...more })
  it.each([
    ['passes without a start and an end (SC1)', site({ schedule_server_datetime: 'garbage' }), {}, true],
    [
      'site time: passes exactly at the start (SC2)',
      site({ schedule_start_date: start, schedule_server_datetime: '2024-05-20 10:00:00' }),
      {},
      true,
    ],
    [
      'site time: passes exactly at the end (SC3)',
      site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 10:00:00' }),
      {},
      true,
    ],
    [
      'site time: fails a second after the end (SC4)',
      site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 10:00:01' }),
      {},
      false,
    ],
    [
      'visitor time: passes between start and end, whatever the server’s clock says (SC5)',
      visitor({
        schedule_start_date: '2024-05-20 11:00',
        schedule_end_date: '2024-05-20 13:00',
        schedule_server_datetime: '2020-01-01 00:00:00',
      }),
      {},
      true,
    ],
    ['visitor time: fails before the start (SC6)', visitor({ schedule_start_date: '2024-05-20 13:00' }), {}, false],
    [
      'site time: uses the visitor’s clock when the server sent none (SC7)',
      site({ schedule_start_date: '2024-05-20 11:00', schedule_end_date: '2024-05-20 13:00' }),
      {},
      true,
    ],
    ['fails when the start is not a date (SC8)', visitor({ schedule_start_date: 'garbage' }), {}, false],
    [
      'fails when the server’s time is not a date (SC9)',
      site({ schedule_start_date: '2024-05-20 11:00', schedule_server_datetime: 'zzz' }),
      {},
      false,
    ],
    [
      'site time: passes when the start comes while the page is open ([Q] contract popups §17.16)',
      site({ schedule_start_date: start, schedule_server_datetime: '2024-05-20 09:00:00' }),
      { elapsed: hour },
      true,
    ],
    [
      'site time: fails when the end comes while the page is open ([Q] contract popups §17.16)',
      site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 09:30:00' }),
      { elapsed: hour },
      false,
    ],
  ])('%s', (_, timing, some, pass) => expect(passes('schedule', timing, { now, ...some })).toBe(pass))

  it.each(['2024-05-20 9:00', '2024-05-20 9:00:30', '2024-05-20T9:00'])('visitor time: reads an hour of one digit, %s', (date) => {
    expect(passes('schedule', visitor({ schedule_start_date: date }), { now })).toBe(true)
    expect(passes('schedule', visitor({ schedule_end_date: date }), { now })).toBe(false)
  })

  it('returns the milliseconds until it passes', () => {
    const outcome = outcomeOf('schedule', visitor({ schedule_start_date: '2024-05-20 13:00' }), { now })
    expect(outcome).toMatchObject({ passesIn: hour })
  })
})

it('trusts the page’s timestamp if the visitor’s clock is slow (SC4)', () => {
  vi.setSystemTime('2024-05-01T00:00')
  const ended = { schedule_timezone: 'site', schedule_end_date: '2024-05-20 10:00', schedule_server_datetime: '2024-05-20 10:31:00' }
  expect(passes('schedule', ended, { elapsed: 1000 })).toBe(false)
})

it('trusts the page’s timestamp if the visitor’s clock is years ahead (contract popups §4.9)', () => {
  vi.setSystemTime('2030-01-01T00:00')
  const week = { schedule_start_date: '2024-05-20 08:00', schedule_end_date: '2024-05-31 20:00' }
  expect(passes('schedule', { ...week, schedule_timezone: 'site', schedule_server_datetime: '2024-05-21 14:03:11' })).toBe(true)
})

describe('a cached page, two days old', () => {
  const stamped = (start: string, end: string) => ({
    ...{ schedule_timezone: 'site', schedule_server_datetime: '2027-05-08 12:07:00' },
    ...{ schedule_start_date: start, schedule_end_date: end },
  })
  beforeEach(() => void vi.setSystemTime('2027-05-10T10:00'))
  it.each([
    ['a popup due today passes', '2027-05-10 08:00', '2027-05-10 20:00', true],
    ['a popup due when the page was made does not', '2027-05-08 08:00', '2027-05-08 20:00', false],
    ['a last day without a time is a whole day', '2027-05-09', '2027-05-10', true],
    ['a first day without a time starts at midnight', '2027-05-11', '2027-05-12', false],
  ])('%s', (_, start, end, pass) => expect(passes('schedule', stamped(start, end))).toBe(pass))

  it('with Last-Modified, the timestamp gives the site’s time zone', () => {
    const stamp = { ...stamped('2027-05-10 13:55', '2027-05-10 14:05'), schedule_server_datetime: '2027-05-08 12:07:00' }
    // It was 8:07 in Greenwich then: the site is four hours ahead.
    const lastModified = Date.parse('2027-05-08T08:07:05Z')
    const now = Date.parse('2027-05-10T10:00:00Z')
    expect(passes('schedule', stamp, { now, lastModified })).toBe(true)
    expect(passes('schedule', stamp, { now: now + 600_000, lastModified })).toBe(false)
  })
})

it.each([
  // New York is five hours behind, and moves its clocks on another day.
  ['counts the hour that the visitor’s clocks skip', '2027-03-28 01:30:00', '2027-03-28 03:30', 2 * 3_600_000],
  ['knows an hour that the visitor’s clocks have not', '2027-03-28 02:15:00', '2027-03-28 02:30', 900_000],
  ['ends a day at 24:00', '2027-03-27 23:59:00', '2027-03-27 24:00', 60_000],
  ['reads a date with one digit', '2027-05-20 12:00:00', '2027-5-20 14:00', 2 * 3_600_000],
  ['reads a date with slashes', '2027-05-20 12:00:00', '2027/05/20 14:00', 2 * 3_600_000],
  ['reads a date in words', '2027-05-20 12:00:00', 'May 20, 2027 14:00', 2 * 3_600_000],
])('site time %s', (_, stamp, start, passesIn) => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const now = Date.parse(`${stamp.replace(' ', 'T')}Z`) + 5 * 3_600_000
  vi.setSystemTime(now)
  const timing = { schedule_timezone: 'site', schedule_server_datetime: stamp, schedule_start_date: start }
  expect(outcomeOf('schedule', timing, { now, lastModified: now })).toMatchObject({ pass: false, passesIn })
  vi.unstubAllEnvs()
})
