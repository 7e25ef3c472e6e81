import { parseTime, stampedAt } from './site-clock'
import type { Rule } from './types'

/**
 * Both bounds are inclusive. With an invalid bound or server time the rule never passes (contract popups §4.9). Site time is the server's
 * wall clock, parsed as if local, plus the time since the page was made. For a page older than its cache says, it is the visitor's clock,
 * if the server has confirmed that. The builder's own script shows what was due when the page was made (contract popups §17.16), and so
 * does this rule when the page's age is unknown.
 */
export const schedule: Rule = (options, facts) => {
  const { now } = facts
  const { schedule_start_date: start, schedule_end_date: end, schedule_server_datetime: serverTime } = options
  if (!start && !end) return { pass: true, actual: now }
  const usesSiteTime = options.schedule_timezone === 'site' && serverTime
  const made = usesSiteTime ? (stampedAt(serverTime, facts) ?? (facts.isClockChecked ? undefined : now - facts.elapsed)) : undefined
  const actual = usesSiteTime && made !== undefined ? parseTime(serverTime) + now - made : now
  const dates: (keyof typeof options)[] = ['schedule_start_date', 'schedule_end_date']
  if (usesSiteTime) dates.push('schedule_server_datetime')
  const invalidOption = dates.find((name) => options[name] && Number.isNaN(parseTime(String(options[name]))))
  if (invalidOption) return { pass: false, invalidOption }
  if (start && actual < parseTime(start)) return { pass: false, actual, passesIn: parseTime(start) - actual }
  return { pass: !end || actual <= parseTime(end, true), actual }
}
