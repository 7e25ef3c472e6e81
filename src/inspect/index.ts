import { stopAll, whenLoaded } from '../base/lifetime'
import type { RareWidgets, Widget } from '../runtime/widget'
import { logMistakes, tools } from './log-mistakes'

/**
 * Everything that is only for authors: names mistakes in the console, and opens the inspector if the page's address asks for it. The core loads this
 * if the address asks for the inspector or the tag has `data-debug`.
 */
export function startForAuthors(widgets: Widget[], rare: RareWidgets): () => void {
  const declared = rare
    .load()
    .catch(() => [])
    .then((loaded) => [...widgets, ...loaded])
  const stops = [logMistakes(declared)]
  if (/[?&]skerry-inspect(?=[=&]|$)/.test(location.search))
    stops.push(
      whenLoaded(
        () => import('./open-inspector'),
        (m) => m.openInspector(declared, tools),
      ),
    )
  return () => stopAll(stops)
}
