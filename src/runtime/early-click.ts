import { clicks } from '../base/clicks'
import { closestTo, isPlainClick } from '../base/events'

/** In ms: after that, a visitor no longer waits for what a click should have done. */
const PATIENCE = 10_000

/**
 * The matching element of the page's latest click, if it is still there: a press by mouse or key that nobody heard, because the rare widgets'
 * declarations were still loading.
 */
export function earlyClickOn(selector: string): HTMLElement | null {
  const { latest } = clicks
  if (!latest || !isPlainClick(latest) || performance.now() - latest.timeStamp > PATIENCE) return null
  const el = closestTo(latest, selector)
  return el?.isConnected ? el : null
}
