import { detach, moveNode } from '../../dom/move'
import { queryAll } from '../../dom/query-all'
import { createWriter } from '../../dom/writer'

/** `youtube.com/embed/…`, `player.vimeo.com/…`, and most others. */
const PLAYERS = 'iframe:is([src*=player],[src*=embed])'

/**
 * Hand-written content moves in, as it is, and back when the popup closes: what was typed stays, and what plays stops.
 * An embedded player can only be stopped by taking its page away; it gets it back at the next opening.
 */
export function moveContentIn(host: HTMLElement, message: HTMLElement, silenced: Set<() => void>): () => void {
  const shown = createWriter(host)
  const back = detach(host, () => moveNode(host, message, null))
  shown.set('hidden', null)
  for (const wake of silenced) wake()
  silenced.clear()
  return () => {
    for (const media of queryAll<HTMLMediaElement>(host, 'video,audio')) media.pause()
    for (const frame of queryAll(host, PLAYERS)) {
      const writer = createWriter(frame)
      writer.set('src', 'about:blank')
      silenced.add(writer.stop)
    }
    shown.stop()
    back()
  }
}
