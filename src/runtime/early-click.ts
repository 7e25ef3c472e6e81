import { clicks } from '../base/clicks'
import { closestTo, isPlainClick } from '../base/events'

/** In ms: what was clicked longer ago is not waited for any more. */
const PATIENCE = 10_000

/**
 * The element that the latest click on the page was for, when it matches and is still there: a press, by mouse or by key, that came before the
 * declarations of rare widgets did, of which nobody has heard.
 */
export function earlyClickOn(selector: string): HTMLElement | null {
  const { latest } = clicks
  if (!latest || !isPlainClick(latest) || performance.now() - latest.timeStamp > PATIENCE) return null
  const el = closestTo(latest, selector)
  return el?.isConnected ? el : null
}
