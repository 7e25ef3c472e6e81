import { ofDocument } from '../../../base/document'
import type { TimingOptions } from '../display-settings'
import { siteStamp, stampedAt } from './site-clock'

/** Whether the page's timestamp cannot be right: the page comes from a cache, or the visitor's clock is wrong. */
export function isStampDoubtful(timing: TimingOptions): boolean {
  const stamp = timing.schedule && siteStamp(timing)
  if (!stamp || Number.isNaN(Date.parse(stamp.replace(' ', 'T')))) return false
  const facts = {
    now: Date.now(),
    elapsed: performance.now(),
    get lastModified() {
      return Date.parse(ofDocument('lastModified'))
    },
  }
  return stampedAt(stamp, facts) === undefined
}

const HOUR = 3_600_000
/** A clock off by more than this could not have opened the page: certificates would be invalid. */
const MAX_ERROR = 7 * 24 * HOUR

/**
 * How many ms the server's clock is ahead of the visitor's; 0 within a minute, the accuracy of the `Date` header. A date half a day old or
 * more comes from a cache that keeps dates, so is ignored too. Undefined without a usable date.
 */
export function clockError(date: string | null, age: string | null, now: number): number | undefined {
  const error = Date.parse(date ?? '') + 1000 * (Number(age) || 0) - now
  if (!(Math.abs(error) < MAX_ERROR)) return undefined
  return Math.abs(error) > 60_000 && error > -12 * HOUR ? error : 0
}

let asked: Promise<number | undefined> | undefined

/** Sends one request, however many popups on the page have a schedule. */
export const requestClockError = (): Promise<number | undefined> => {
  asked ??= ask()
  return asked
}

async function ask(): Promise<number | undefined> {
  const { headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  return clockError(headers.get('date'), headers.get('age'), Date.now())
}
