import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { onVisible } from '../../dom/on-visible'
import { whenSeen } from '../../dom/when-seen'
import { startInnerTabs } from './inner-tabs'
import { startListToggle } from './list-toggle'
import { playlistParts } from './parts'
import { startScrollShadows } from './scroll-shadows'
import { createSelection } from './selection'
import type { PlaylistSettings } from './settings'

export { settings } from './settings'

/** A list of videos with one place to play them. A provider that needs the visitor's consent is asked for there. */
export function start(host: HTMLElement, settings: PlaylistSettings): () => void {
  const parts = playlistParts(host)
  const stops = [parts.stop]
  const startPlaying = () => {
    const selection = createSelection(host, parts, settings)
    const collapsedHeight = settings.inner_tab_is_content_collapsible ? settings.inner_tab_collapsible_height : 0
    stops.unshift(selection.stop, startInnerTabs(host, collapsedHeight, selection.notify))
    for (const button of queryAll(host, '[data-playlist-next]')) stops.unshift(on(button, 'click', () => selection.step(1)))
    for (const button of queryAll(host, '[data-playlist-previous]')) stops.unshift(on(button, 'click', () => selection.step(-1)))
  }
  if (parts.items.length) {
    stops.unshift(startListToggle(host), startScrollShadows(host))
    stops.unshift(
      whenSeen(() => (settings.lazy_load ? onVisible(host.querySelector('.e-tabs-main-area') ?? host, startPlaying) : startPlaying())),
    )
  }
  return () => stopAll(stops)
}
