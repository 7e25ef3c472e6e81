import { isPrerendering } from '../../dom/when-seen'

/** Replaces denied storage while the page is open. */
const unsaved = new Map<string, string>()

function read(key: string): number {
  try {
    return Number(unsaved.get(key) ?? localStorage.getItem(key) ?? Number.NaN)
  } catch {
    return Number.NaN
  }
}
function write(key: string, value: number): void {
  unsaved.set(key, `${value}`)
  try {
    localStorage.setItem(key, `${value}`)
    unsaved.delete(key)
  } catch {
    // Denied or full.
  }
}

/**
 * The end, in ms since 1970, of a countdown that starts at the visitor's first visit. It restarts when its length changes, or the stored
 * date is invalid or further away than its length. A prerendered page does not count as a visit. Uses the builder's keys, so that visitors
 * keep their time when a site switches (contract loops §12).
 */
export function evergreenDue(id: string, seconds: number, now = Date.now()): number {
  const [dueKey, intervalKey] = [`${id}-evergreen_due_date`, `${id}-evergreen_interval`]
  const stored = read(dueKey)
  const whole = now + seconds * 1000
  if (read(intervalKey) === seconds && stored > 0 && stored <= whole) return stored
  // The page is not visible yet.
  if (isPrerendering()) return whole
  write(dueKey, whole)
  write(intervalKey, seconds)
  return whole
}
