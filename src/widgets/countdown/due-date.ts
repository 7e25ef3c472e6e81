import { script } from '../../base/assets'
import { report } from '../../base/report'
import { excerpt } from '../../base/values'

/** A zone's wall clock at a moment, as if it were UTC. */
function shownIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** The moment at which the visitor's clocks show a time that is given as if it were UTC. */
function localMoment(asUtc: number): number {
  const wall = new Date(asUtc)
  const day = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()] as const
  return new Date(...day, wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()).getTime()
}

/** The same for clocks in `zone`, or without one for the visitor's. */
function momentOf(asUtc: number, zone: string | undefined): number {
  if (!zone) return localMoment(asUtc)
  try {
    // The second pass uses the offset at that moment: clocks may change in between.
    let at = asUtc
    for (let i = 0; i < 2; i++) at = asUtc - (shownIn(zone, at) - at)
    return at
  } catch {
    report('script', `data-timezone: expected a zone such as Europe/Warsaw, got ${excerpt(zone)}`)
    return localMoment(asUtc)
  }
}

/** An offset after a time, or the name of a zone. */
const HAS_ZONE = /\d:\d\d.*([+-]\d\d(:?\d\d)?\s*$|\dZ)|\b(Z|GMT|UTC|[ECMP][SD]T)\b/i

/**
 * A hand-written date in ms since 1970; NaN if invalid. A date without a time means the end of its day. One without an offset is in the
 * site's time zone (`data-timezone` of our script), or else the visitor's: parsed as UTC, because the visitor's clocks may skip that hour.
 */
export function dueDate(text: string, zone = script?.dataset.timezone): number {
  const [, day, time] = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?))?\s*$/.exec(text) ?? []
  if (!day && HAS_ZONE.test(text)) return Date.parse(text)
  const wall = new Date(day ? `${day}T${time ?? '00:00'}Z` : `${text} UTC`)
  if (!time && !/\d:\d/.test(text)) wall.setUTCDate(wall.getUTCDate() + 1)
  return Number.isNaN(wall.getTime()) ? Date.parse(text) : momentOf(wall.getTime(), zone)
}
