import { isPrerendering } from '../../dom/when-activated'
import { storage } from '../../page/storage'

/**
 * The end, in ms since 1970, of a countdown that starts at the visitor's first visit. It restarts when its length changes, or the stored
 * date is invalid or further away than its length. A prerendered page does not count as a visit. Uses the builder's keys, so that visitors
 * keep their time when a site switches (contract loops §12).
 */
export function evergreenDue(id: string, seconds: number, now = Date.now()): number {
  const [dueKey, intervalKey] = [`${id}-evergreen_due_date`, `${id}-evergreen_interval`]
  const read = (key: string) => Number(storage.readText(key) || Number.NaN)
  const stored = read(dueKey)
  const whole = now + seconds * 1000
  if (read(intervalKey) === seconds && stored > 0 && stored <= whole) return stored
  // The page is not visible yet.
  if (isPrerendering()) return whole
  storage.writeText(dueKey, String(whole))
  storage.writeText(intervalKey, String(seconds))
  return whole
}
