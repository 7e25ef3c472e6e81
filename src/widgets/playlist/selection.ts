import { ofDocument } from '../../base/document'
import { isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { focusTarget } from '../../dom/focus-keys'
import type { PlayerState } from '../../media/players/player'
import type { VideoSource } from '../../media/url/parse'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { createEventEmitter, type SelectTrigger } from './events'
import { createItemPlayer, type ItemPlayer, type StartMode } from './item-player'
import { createItemStates } from './item-states'
import { type Item, type Parts, rowDirection } from './parts'
import type { PlaylistSettings } from './settings'
import { addressWithVideo, requestedVideo } from './url-parameters'
import { addWatchedVideo, watchedVideos } from './watched-videos'

export interface Selection {
  /** Selects and plays the next or previous video, if there is one. */
  step: (by: 1 | -1) => void
  /** Emits an event about the selected video. */
  notify: (type: string) => void
  stop: () => void
}

/** A playlist and its selection. */
interface Playlist {
  host: HTMLElement
  parts: Parts
  settings: PlaylistSettings
  emitter: ReturnType<typeof createEventEmitter>
  states: ReturnType<typeof createItemStates>
  players: Map<Item, ItemPlayer>
  selected: number
  lastTrigger: SelectTrigger
  isFollowingLink: boolean
}

/** Selects one video at a time: by click, by keyboard, from the page's URL, or when the previous one ends. Only the selected one plays. */
export function createSelection(host: HTMLElement, parts: Parts, settings: PlaylistSettings): Selection {
  const { items, id } = parts
  const emitter = createEventEmitter(host, settings.playlist_title || host.getAttribute('aria-label') || '')
  const states = createItemStates(host, parts)
  const players: Playlist['players'] = new Map()
  const list: Playlist = { host, parts, settings, emitter, states, players, selected: -1, lastTrigger: 'onload', isFollowingLink: false }
  const notify = (type: string) => {
    const item = items[list.selected]
    if (item) emitter.notify(type, item, list.selected)
  }
  const stops = listenToTitles(list)
  if (settings.show_watched_indication && id)
    for (const watched of watchedVideos(id)) states.markWatched(items.findIndex((item) => item.id === watched))
  selectOnLoad(list)
  stops.push(
    on(document, 'skerry:popup:hidden', ({ target }) => {
      // Closing a popup around the playlist silences it.
      if (containsNode(target as Node, host)) for (const player of list.players.values()) player.close()
    }),
    onFullscreenChange(host, (isFullscreen) => notify(isFullscreen ? 'videoFullScreen' : 'videoExitFullScreen')),
  )
  return {
    step: (by) => select(list, list.selected + by, 'play', 'click'),
    notify,
    stop: () => {
      emitter.stop()
      stopAll(stops)
      for (const player of list.players.values()) player.stop()
      states.stop()
    },
  }
}

function playerOf(list: Playlist, item: Item, index: number): ItemPlayer {
  const { players, emitter } = list
  const known = players.get(item)
  if (known) return known
  const onState = (state: PlayerState, { kind: provider }: VideoSource) => {
    void emitter.onPlayerEvent({ state, provider, trigger: list.lastTrigger, readTime: player.time }, item, index)
    if (state === 'playing') for (const other of players.values()) if (other !== player && other.isPlaying()) other.pause()
    if (state === 'ended') onEnded(list, item, index)
  }
  const onUnplayable = () => {
    // A hand-written link that is not a video is followed, as without a script.
    if (!list.parts.isHandWritten || list.lastTrigger !== 'click' || index !== list.selected) return
    list.isFollowingLink = true
    item.title.click()
    list.isFollowingLink = false
  }
  const player = createItemPlayer(item, onState, onUnplayable)
  players.set(item, player)
  return player
}

function onEnded(list: Playlist, item: Item, index: number): void {
  const { parts, settings, states, selected } = list
  if (settings.show_watched_indication) {
    if (parts.id) addWatchedVideo(parts.id, item.id)
    states.markWatched(index)
  }
  if (settings.autoplay_next && index === selected && parts.items[index + 1]) select(list, index + 1, 'play', 'nextVideo')
}

function select(list: Playlist, index: number, mode: StartMode, trigger: SelectTrigger): void {
  const { items, id } = list.parts
  const item = items[index]
  if (!item) return
  list.lastTrigger = trigger
  const player = playerOf(list, item, index)
  if (index === list.selected && trigger === 'click') {
    if (player.isPlaying()) player.pause()
    else player.play()
    return
  }
  const previous = items[list.selected]
  if (previous) list.players.get(previous)?.pause()
  list.selected = index
  list.states.select(index)
  if (id && (trigger !== 'onload' || list.settings.autoplay_on_load)) history.replaceState(history.state, '', addressWithVideo(id, item.id))
  if (trigger !== 'onload') list.emitter.notify('tabOpened', item, index, { trigger })
  player.open(mode)
}

function selectOnLoad(list: Playlist): void {
  const { items, id } = list.parts
  const requested = requestedVideo()
  const index = id && requested.list === id ? items.findIndex((item) => item.id === requested.item) : -1
  select(list, Math.max(0, index), list.settings.autoplay_on_load && !prefersReducedMotion() ? 'autoplay' : 'prepare', 'onload')
  if (index >= 0) list.host.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'center' })
}

function listenToTitles(list: Playlist): (() => void)[] {
  const { host, states } = list
  const { items, isHandWritten } = list.parts
  const onClick = (event: MouseEvent, index: number) => {
    // With a modifier key the visitor wants the link in a new tab.
    if (!isPlainClick(event) || list.isFollowingLink) return
    event.preventDefault()
    select(list, index, 'play', 'click')
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = focusTarget(event, index, items.length, rowDirection(host))
    // The browser already turns Enter on a link into a click.
    const isActivation = event.key === ' ' || (event.key === 'Enter' && !isHandWritten)
    if (target === undefined && !isActivation) return
    event.preventDefault()
    if (target !== undefined) {
      states.setTabStop(target)
      items[target]?.title.focus()
    } else if (!event.repeat) items[index]?.title.click()
  }
  return items.flatMap(({ title }, index) => [
    on<MouseEvent>(title, 'click', (event) => onClick(event, index)),
    on<KeyboardEvent>(title, 'keydown', (event) => onKeyDown(event, index)),
  ])
}

/** Calls `then` whenever something in `host` enters or leaves full screen. */
function onFullscreenChange(host: HTMLElement, then: (isFullscreen: boolean) => void): () => void {
  let wasFullscreen = false
  return on(document, 'fullscreenchange', () => {
    const isFullscreen = host.contains(ofDocument('fullscreenElement'))
    if (isFullscreen !== wasFullscreen) then(isFullscreen)
    wasFullscreen = isFullscreen
  })
}
