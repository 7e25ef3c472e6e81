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
 * When a countdown ends that began at the visitor's first visit, in ms since 1970. It starts over if its length has changed, and if the stored date
 * is not a number or is further away than the whole length. A page that is only prerendered is not a visit. The keys are the builder's, so that
 * visitors keep their time when a site switches (contract loops §12).
 */
export function evergreenDue(id: string, seconds: number, now = Date.now()): number {
  const [dueKey, intervalKey] = [`${id}-evergreen_due_date`, `${id}-evergreen_interval`]
  const stored = read(dueKey)
  const whole = now + seconds * 1000
  if (read(intervalKey) === seconds && stored > 0 && stored <= whole) return stored
  // No visitor has come yet.
  if (isPrerendering()) return whole
  write(dueKey, whole)
  write(intervalKey, seconds)
  return whole
}
