import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { fitWidth } from '../../dom/fit-width'
import { onResize } from '../../dom/on-scroll'
import { onVisible } from '../../dom/on-visible'
import { whenActivated } from '../../dom/when-activated'
import { createWriters } from '../../dom/writers'
import { replayKey } from '../../runtime/early-keys'
import { startInnerTabs } from './inner-tabs'
import { startListToggle } from './list-toggle'
import { playlistParts } from './parts'
import { createSelection } from './selection'
import type { PlaylistSettings } from './settings'

export { settings } from './settings'

/** Starts a list of videos with one player, which also shows the provider's consent prompt. */
export function start(host: HTMLElement, settings: PlaylistSettings): () => void {
  const parts = playlistParts(host)
  const stops = [parts.stop]
  const startPlaying = () => {
    const selection = createSelection(host, parts, settings)
    const collapsedHeight = settings.inner_tab_is_content_collapsible ? settings.inner_tab_collapsible_height : 0
    stops.unshift(selection.stop, startInnerTabs(host, collapsedHeight, selection.notify))
    for (const button of queryAll(host, '[data-playlist-next]')) stops.unshift(on(button, 'click', () => selection.step(1)))
    for (const button of queryAll(host, '[data-playlist-previous]')) stops.unshift(on(button, 'click', () => selection.step(-1)))
    replayKey(host)
  }
  if (parts.items.length) {
    stops.unshift(startListToggle(host), startScrollShadows(host))
    if (host.matches('[data-widget]')) stops.unshift(fitWidth(host))
    stops.unshift(
      whenActivated(() =>
        settings.lazy_load ? onVisible(host.querySelector<HTMLElement>('.e-tabs-main-area') ?? host, startPlaying) : startPlaying(),
      ),
    )
  }
  return () => stopAll(stops)
}

/** Shows the builder's shadow at each end where the list can scroll further (contract loops §18). */
function startScrollShadows(host: HTMLElement): () => void {
  const wrapper = host.querySelector<HTMLElement>('.e-tabs-items-wrapper')
  const items = host.querySelector<HTMLElement>('.e-tabs-items')
  if (!wrapper || !items) return () => {}
  const { set, stop } = createWriters()
  const update = () => {
    set(wrapper, { '.top-shadow': items.scrollTop > 1, '.bottom-shadow': items.scrollTop < items.scrollHeight - items.clientHeight - 1 })
  }
  const stops = [on(items, 'scroll', update, { passive: true }), onResize(items, () => update), stop]
  return () => stopAll(stops)
}
