import { whenDrained } from './queue'
import { own, type Raw } from './read'

type Recorded = (HTMLElement[] & { f?: EventListener }) | undefined

/** Replays, once each, the taps that the snippet's inline stub kept while the script was on its way. */
export function replayClicks(): void {
  const kept = own(globalThis as Raw, 'skerryClicks') as Recorded
  if (!kept?.f) return
  document.removeEventListener('click', kept.f, true)
  kept.f = undefined
  const targets = new Set(kept.splice(0))
  whenDrained(() => {
    for (const el of targets) if (el.isConnected) el.click?.()
  })
}
