import type { Rule } from './types'

/** The time in ms of `2024-05-20 10:00` on the browser's wall clock. Safari reads such a text only with a `T` between date and time. */
const parseTime = (text: string): number => Date.parse(text.replace(/^(\d{4}-\d\d-\d\d) /, '$1T'))

/**
 * Both bounds are inclusive. With a bound or a server time that is not a date the rule never passes (contract popups §4.9). Site time is
 * the server's wall clock, read like every other time here as if it were local, plus the time since the page was sent (contract popups §17.16).
 */
export const schedule: Rule = (options, { now, elapsed }) => {
  const { schedule_start_date: start, schedule_end_date: end, schedule_server_datetime: serverTime } = options
  if (!start && !end) return { pass: true, actual: now }
  const usesSiteTime = options.schedule_timezone === 'site' && serverTime
  const actual = usesSiteTime ? parseTime(serverTime) + elapsed : now
  const dates: (keyof typeof options)[] = ['schedule_start_date', 'schedule_end_date']
  if (usesSiteTime) dates.push('schedule_server_datetime')
  const invalidOption = dates.find((name) => options[name] && Number.isNaN(parseTime(String(options[name]))))
  if (invalidOption) return { pass: false, invalidOption }
  if (start && actual < parseTime(start)) return { pass: false, actual, passesIn: parseTime(start) - actual }
  return { pass: !end || actual <= parseTime(end), actual }
}
