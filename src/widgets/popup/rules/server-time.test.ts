import { expect, it, vi } from 'vitest'
import { clockError, requestClockError } from './server-time'

const now = Date.parse('2027-05-10T10:00:00Z')
it.each([
  ['a right clock', 'Mon, 10 May 2027 10:00:20 GMT', null, 0],
  ['a clock two hours slow', 'Mon, 10 May 2027 12:00:00 GMT', null, 7_200_000],
  ['a clock an hour fast', 'Mon, 10 May 2027 09:00:00 GMT', null, -3_600_000],
  ['an answer cached for an hour', 'Mon, 10 May 2027 09:00:00 GMT', '3600', 0],
  ['an answer dated two days ago', 'Sat, 08 May 2027 10:00:00 GMT', null, 0],
  ['a date in another year', 'Sun, 10 May 2026 10:00:00 GMT', null, undefined],
  ['no date', null, null, undefined],
])('%s', (_, date, age, expected) => expect(clockError(date, age, now)).toBe(expected))

it('asks the server once for all popups on a page', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { headers: { date: new Date(Date.now() + 3_600_000).toUTCString() } })))
  vi.stubGlobal('fetch', fetch)
  const [first, second] = await Promise.all([requestClockError(), requestClockError()])
  expect(first).toBeGreaterThan(3_500_000)
  expect(second).toBe(first)
  expect(fetch).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
