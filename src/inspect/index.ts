import { stopAll, whenLoaded } from '../base/lifetime'
import type { RareWidgets, Widget } from '../runtime/widget'
import { logMistakes, tools } from './log-mistakes'

/**
 * What is there for authors and for nobody else: mistakes are named in the console, and the inspector opens where the page's address asks for it.
 * The core loads it where the address asks for the inspector, and with `data-debug` on the tag.
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
