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

/** The moment at which clocks in `zone` show a time; without a zone, the visitor's clocks. */
function momentOf(wall: Date, zone: string | undefined): number {
  if (!zone) return wall.getTime()
  const asUtc = Date.UTC(wall.getFullYear(), wall.getMonth(), wall.getDate(), wall.getHours(), wall.getMinutes(), wall.getSeconds())
  try {
    // The second pass uses the offset at that moment: clocks may change in between.
    let at = asUtc
    for (let i = 0; i < 2; i++) at = asUtc - (shownIn(zone, at) - at)
    return at
  } catch {
    report('script', `data-timezone: expected a zone such as Europe/Warsaw, got ${excerpt(zone)}`)
    return wall.getTime()
  }
}

/**
 * A hand-written date in ms since 1970; NaN if invalid. A date without a time means the end of its day. One without an offset is in the
 * site's time zone (`data-timezone` of our script), or else the visitor's.
 */
export function dueDate(text: string, zone = script?.dataset.timezone): number {
  const [, day, time] = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?))?\s*$/.exec(text) ?? []
  const hasOffset = /(\d|\b)Z\b|GMT|UTC|[+-]\d\d:?\d\d\s*$/.test(text) && !day
  const wall = new Date(day ? `${day}T${time ?? '00:00'}` : text)
  if (Number.isNaN(wall.getTime()) || hasOffset) return wall.getTime()
  if (!time && !/\d:\d/.test(text)) wall.setDate(wall.getDate() + 1)
  return momentOf(wall, zone)
}
