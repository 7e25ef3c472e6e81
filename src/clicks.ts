import { whenDrained } from './queue'

type Recorded = { skerryClicks?: HTMLElement[] & { f?: EventListener } }

/** Replays, once each, the taps that the snippet's inline stub kept while the script was on its way. */
export function replayClicks(): void {
  const kept = (globalThis as Recorded).skerryClicks
  if (!kept?.f) return
  document.removeEventListener('click', kept.f, true)
  kept.f = undefined
  const targets = new Set(kept.splice(0))
  whenDrained(() => {
    for (const el of targets) if (el.isConnected) el.click?.()
  })
}
