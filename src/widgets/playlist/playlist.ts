import { on } from '../../base/events'
import { onVisible } from '../../dom/on-visible'
import { queryAll } from '../../dom/query-all'
import { fold, innerTabs, shades } from './around'
import { list } from './list'
import { partsOf } from './parts'
import type { PlaylistSettings } from './settings'

export { settings } from './settings'

/** A list of films with one place to play; what a film's provider needs the visitor's consent for is asked in that place. */
export function start(host: HTMLElement, settings: PlaylistSettings): () => void {
  const parts = partsOf(host)
  const stops = [parts.stop]
  const begin = () => {
    const made = list(host, parts, settings)
    const height = settings.inner_tab_is_content_collapsible ? settings.inner_tab_collapsible_height : 0
    stops.unshift(made.stop, innerTabs(host, height, made.tell))
    for (const [name, by] of [
      ['next', 1],
      ['previous', -1],
    ] as const)
      for (const button of queryAll(host, `[data-playlist-${name}]`)) stops.unshift(on(button, 'click', () => made.step(by)))
  }
  if (parts.items.length) {
    stops.unshift(fold(host), shades(host))
    if (settings.lazy_load) stops.unshift(onVisible(host.querySelector('.e-tabs-main-area') ?? host, begin))
    else begin()
  }
  return () => {
    for (const stop of stops) stop()
  }
}
