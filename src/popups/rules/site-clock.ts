import type { TimingOptions } from '../opening-fields'
import type { Facts } from './types'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * The visitor's local time in ms of `2024-05-20 10:00`, or for `zone` `Z` that time in UTC; a date alone means the day's first moment, or its
 * last if `isEnd`. Safari needs a `T` between date and time.
 */
export function parseTime(text: string, isEnd = false, zone: '' | 'Z' = ''): number {
  const [, day, time = isEnd ? '23:59:59.999' : '00:00'] =
    /^\s*(\d{4}-\d\d-\d\d)(?:[ T](\d?\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*$/.exec(text) ?? []
  if (day) return Date.parse(`${day}T${time.replace(/^\d:/, '0$&')}${zone}`)
  // Other spellings, which browsers read as local times unless they name a zone.
  const asUtc = zone && Date.parse(`${text} UTC`)
  return asUtc || Date.parse(text.replace(/^(\d{4}-\d\d-\d\d) /, '$1T'))
}

/** The server's wall clock as the page was made, for a schedule in the site's time; otherwise empty. */
export const siteStamp = ({ schedule_timezone, schedule_server_datetime }: TimingOptions): string =>
  schedule_timezone === 'site' ? schedule_server_datetime : ''

/** What the visitor's clock shows at `now`, as a time in UTC. */
export const shownLocally = (now: number): number => now - new Date(now).getTimezoneOffset() * MINUTE

/** Whether a wall clock may have shown `stamp` at the moment `made`: zones differ by quarter hours, from -12 to +14 hours. */
function mayBe(stamp: string, made: number): boolean {
  const ahead = Date.parse(`${stamp.trim().replace(' ', 'T')}Z`) - made
  const zone = Math.round(ahead / (15 * MINUTE)) * 15 * MINUTE
  return Math.abs(ahead - zone) <= 2 * MINUTE && zone >= -12 * HOUR && zone <= 14 * HOUR
}

/**
 * When the page was made, in ms: now, or for a cached page when the server last changed it, whichever its timestamp fits. Undefined if
 * neither does.
 */
export function stampedAt(stamp: string, facts: Pick<Facts, 'now' | 'elapsed' | 'lastModified'>): number | undefined {
  const loaded = facts.now - facts.elapsed
  if (mayBe(stamp, loaded)) return loaded
  // Only for a cached page: the first read loads time zones, which takes some ms.
  return mayBe(stamp, facts.lastModified) ? facts.lastModified : undefined
}
