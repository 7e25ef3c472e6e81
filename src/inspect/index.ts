import { stopAll, whenLoaded } from '../base/lifetime'
import type { RareWidgets, Widget } from '../runtime/widget'
import { logMistakes, tools } from './log-mistakes'

/**
 * Tools for authors: reports mistakes in the console, and opens the inspector if the page's address requests it. The core loads this for
 * that address and with `data-debug` on the tag.
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
