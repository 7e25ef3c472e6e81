import { expect, it, vi } from 'vitest'
import { dueDate } from './due-date'

it.each([
  ['2027-03-29T10:00+02:00', 'America/New_York', '2027-03-29T08:00Z'],
  ['2027-03-29T10:00Z', 'Europe/Warsaw', '2027-03-29T10:00Z'],
  ['2027-03-29T10:00', 'Europe/Warsaw', '2027-03-29T08:00Z'],
  ['2027-03-29 10:00:30', 'Europe/Warsaw', '2027-03-29T08:00:30Z'],
  ['2027-03-29', 'Europe/Warsaw', '2027-03-29T22:00Z'],
  // On the day when clocks go forward, midnight comes an hour earlier.
  ['2027-03-27', 'Europe/Warsaw', '2027-03-27T23:00Z'],
  ['2027-03-28', 'Europe/Warsaw', '2027-03-28T22:00Z'],
  ['2027-12-31', 'Pacific/Kiritimati', '2027-12-31T10:00Z'],
  ['2027-12-31', 'America/Los_Angeles', '2028-01-01T08:00Z'],
  ['21 June 2031', 'Europe/Warsaw', '2031-06-21T22:00Z'],
  ['21 June 2031 12:00', 'Europe/Warsaw', '2031-06-21T10:00Z'],
  ['2027-03-29T24:00', 'Europe/Warsaw', '2027-03-29T22:00Z'],
  ['03-29-2027', 'Europe/Warsaw', '2027-03-29T22:00Z'],
  ['March 29, 2027 10:00 EST', 'Europe/Warsaw', '2027-03-29T15:00Z'],
  ['Mon, 29 Mar 2027 10:00:00 GMT', 'Europe/Warsaw', '2027-03-29T10:00Z'],
  ['29 March 2027 GMT', 'Europe/Warsaw', '2027-03-29T00:00Z'],
  ['2027-03-29 10:00:00-05', 'Europe/Warsaw', '2027-03-29T15:00Z'],
])('%s on a site in %s is %s', (text, zone, expected) =>
  expect(new Date(dueDate(text, zone)).toISOString()).toBe(new Date(expected).toISOString()),
)
it('without a known zone, uses the visitor’s clock', () => {
  expect(dueDate('2027-03-29')).toBe(new Date(2027, 2, 30).getTime())
  expect(dueDate('2027-03-29T10:00', 'Mars/North')).toBe(new Date(2027, 2, 29, 10).getTime())
  expect(dueDate('soon')).toBeNaN()
})
it.each([
  // An hour that clocks in Berlin skip, and an ordinary one in New York.
  ['2027-03-28T02:30', 'America/New_York', '2027-03-28T06:30Z'],
  ['28 March 2027 02:30', 'America/New_York', '2027-03-28T06:30Z'],
  ['2027-03-28', 'America/New_York', '2027-03-29T04:00Z'],
  ['2027-03-28', '', '2027-03-28T22:00Z'],
])('%s in %s is %s for a visitor in Berlin', (text, zone, expected) => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(new Date(dueDate(text, zone)).toISOString()).toBe(new Date(expected).toISOString())
  vi.unstubAllEnvs()
})
