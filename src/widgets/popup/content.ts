import { queryAll } from '../../base/query-all'
import { guardMoved, markOf } from '../../dom/guard-moved'
import { detach, moveNode } from '../../dom/move'
import { createWriter } from '../../dom/writer'

/** Embedded players by their addresses: `youtube.com/embed/…`, `player.vimeo.com/…`, and most others. */
const EMBEDDED_PLAYERS = 'iframe:is([src*=player],[src*=embed])'

/**
 * Moves hand-written content into the dialog. The returned function moves it back when the popup closes: what the visitor typed stays,
 * and media stop. An embedded player can only be stopped by unloading its page; `playerRestores` collects the functions that give such
 * players their addresses back, which happens at the next opening. `onTaken` is to move it back at once: a script is taking it off the page.
 */
export function moveContentIn(
  host: HTMLElement,
  message: HTMLElement,
  playerRestores: Set<() => void>,
  onTaken: () => void = () => {},
): () => void {
  const hostWriter = createWriter(host)
  const parent = host.parentNode
  let moveBack = () => {}
  const mark = markOf(host, () => {
    moveBack = detach(host, () => moveNode(host, message, null))
  })
  const stopGuarding = parent && mark ? guardMoved(parent, new Map([[host, mark]]), onTaken) : () => {}
  hostWriter.set('hidden', null)
  for (const restorePlayer of playerRestores) restorePlayer()
  playerRestores.clear()
  return () => {
    for (const media of queryAll<HTMLMediaElement>(host, 'video,audio')) media.pause()
    for (const frame of queryAll(host, EMBEDDED_PLAYERS)) {
      const writer = createWriter(frame)
      writer.set('src', 'about:blank')
      playerRestores.add(writer.stop)
    }
    hostWriter.stop()
    stopGuarding()
    moveBack()
  }
}
