import type { Rule } from './table'

/** `2024-05-20 10:00`, as a wall clock's time; Safari only reads it with a `T`. */
const at = (text: string): number => Date.parse(text.replace(/^(\d{4}-\d\d-\d\d) /, '$1T'))

/**
 * Both bounds count; a bound or a clock that is no date lets nobody in (contract popups §4.9). Site time is the server's
 * wall clock, read like every other time here as if it were local, plus what passed since (§17.16).
 */
export const schedule: Rule = (o, { now, elapsed }) => {
  const { schedule_start_date: start, schedule_end_date: end, schedule_server_datetime: server } = o
  if (!start && !end) return { pass: true, got: now }
  const isSite = o.schedule_timezone === 'site' && server
  const got = isSite ? at(server) + elapsed : now
  for (const bad of ['schedule_start_date', 'schedule_end_date', isSite ? 'schedule_server_datetime' : ''] as const)
    if (bad && o[bad] && Number.isNaN(at(o[bad]))) return { pass: false, bad }
  if (start && got < at(start)) return { pass: false, got, wait: at(start) - got }
  return { pass: !end || got <= at(end), got }
}
