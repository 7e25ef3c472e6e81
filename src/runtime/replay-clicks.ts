import { afterQueue } from '../base/queue'
import { getOwn, type Raw } from '../base/values'

type Recorded = (HTMLElement[] & { f?: EventListener }) | undefined

/** Replays, once each, the taps that the snippet's inline stub kept while the script was on its way. */
export function replayClicks(): void {
  const kept = getOwn(globalThis as Raw, 'skerryClicks') as Recorded
  if (!kept?.f) return
  document.removeEventListener('click', kept.f, true)
  kept.f = undefined
  const targets = new Set(kept.splice(0))
  afterQueue(() => {
    for (const el of targets) if (el.isConnected) el.click?.()
  })
}
