import type { Facts } from './types'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * The local time in ms of `2024-05-20 10:00`; a date alone means the day's first moment, or its last if `isEnd`. Safari needs a `T` between
 * date and time.
 */
export function parseTime(text: string, isEnd = false): number {
  if (/^\s*\d{4}-\d\d-\d\d\s*$/.test(text)) return Date.parse(`${text.trim()}T${isEnd ? '23:59:59.999' : '00:00'}`)
  return Date.parse(text.replace(/^(\d{4}-\d\d-\d\d) /, '$1T'))
}

/** Whether a wall clock may have shown `stamp` at the moment `made`: zones differ by quarter hours, from -12 to +14 hours. */
function mayBe(stamp: string, made: number): boolean {
  const ahead = Date.parse(`${stamp.trim().replace(' ', 'T')}Z`) - made
  const zone = Math.round(ahead / (15 * MINUTE)) * 15 * MINUTE
  return Math.abs(ahead - zone) <= 2 * MINUTE && zone >= -12 * HOUR && zone <= 14 * HOUR
}

/**
 * When the page was made, in ms: now, or for a cached page when the server last changed it, whichever its timestamp fits. Undefined if
 * neither does: then only the visitor's clock is left (contract popups §17.16).
 */
export const stampedAt = (
  stamp: string,
  { now, elapsed, lastModified }: Pick<Facts, 'now' | 'elapsed' | 'lastModified'>,
): number | undefined => [now - elapsed, lastModified].find((made) => mayBe(stamp, made))
