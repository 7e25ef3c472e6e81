import { ofDocument } from '../base/document'
import { afterQueue } from '../base/queue'
import { getGlobal } from '../base/values'

/** What the snippet's inline stub (embed/snippet.html) leaves: the clicked elements, and its listener. */
type RecordedClicks = HTMLElement[] & { f?: EventListener }

/** Replays, once each, the clicks that the stub recorded while the script was loading. */
export function replayClicks(): void {
  const recorded = getGlobal<RecordedClicks>('skerryClicks')
  if (!recorded?.f) return
  ofDocument('removeEventListener').call(document, 'click', recorded.f, true)
  recorded.f = undefined
  const targets = new Set(recorded.splice(0))
  afterQueue(() => {
    for (const el of targets) if (el.isConnected) el.click?.()
  })
}
