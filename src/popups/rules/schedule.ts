import { parseTime, shownLocally, siteStamp, stampedAt } from './site-clock'
import type { Rule } from './types'

/** In ms. */
const LONGEST_CACHED = 366 * 86_400_000

/**
 * Both bounds are inclusive. With an invalid bound or server time the rule never passes (contract popups §4.9). Site time is the server's
 * wall clock, counted in UTC so that no change of the visitor's clocks to summer time moves it, plus the time since the page was made. For a
 * page older than its cache says, it is the visitor's clock (contract popups §17.16), unless that must be wrong: no page is made in the future,
 * and no cache keeps one for more than a year.
 */
export const schedule: Rule = (options, facts) => {
  const { now } = facts
  const { schedule_start_date: start, schedule_end_date: end } = options
  if (!start && !end) return { pass: true, actual: now }
  const stamp = siteStamp(options)
  const parse = (text: string, isEnd?: boolean) => parseTime(text, isEnd, stamp ? 'Z' : '')
  const made = stamp ? stampedAt(stamp, facts) : undefined
  const sinceStamp = parse(stamp) + now - (made ?? now - facts.elapsed)
  const age = made === undefined ? shownLocally(now) - sinceStamp : 0
  const actual = !stamp ? now : age > 0 && age < LONGEST_CACHED ? shownLocally(now) : sinceStamp
  const dates: (keyof typeof options)[] = ['schedule_start_date', 'schedule_end_date']
  if (stamp) dates.push('schedule_server_datetime')
  const invalidOption = dates.find((name) => options[name] && Number.isNaN(parse(String(options[name]))))
  if (invalidOption) return { pass: false, invalidOption }
  if (start && actual < parse(start)) return { pass: false, actual, passesIn: parse(start) - actual }
  return { pass: !end || actual <= parse(end, true), actual }
}
