import { ofDocument } from '../../base/document'
import { isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { containsNode } from '../../dom/contains-node'
import { focusTarget } from '../../dom/focus-keys'
import type { PlayerState } from '../../players/player'
import type { VideoSource } from '../../video-url/parse'
import { createEventEmitter, type SelectTrigger } from './events'
import { createItemPlayer, type ItemPlayer, type StartMode } from './item-player'
import { createItemStates } from './item-states'
import { type Item, type Parts, rowDirection } from './parts'
import type { PlaylistSettings } from './settings'
import { addressWithVideo, requestedVideo } from './url-parameters'
import { addWatchedVideo, watchedVideos } from './watched-videos'

export interface Selection {
  /** Selects the next or previous video and plays it; beyond an end nothing happens. */
  step: (by: 1 | -1) => void
  /** Emits an event about the selected video. */
  notify: (type: string) => void
  stop: () => void
}

/** Selects one video at a time, by click, by keyboard, from the page's address, or when the one before has ended; only that one plays. */
export function createSelection(host: HTMLElement, parts: Parts, settings: PlaylistSettings): Selection {
  const { items, id, isHandWritten } = parts
  const { autoplay_on_load, autoplay_next, show_watched_indication, playlist_title } = settings
  const emitter = createEventEmitter(host, playlist_title || host.getAttribute('aria-label') || '')
  const states = createItemStates(host, parts)
  const players = new Map<Item, ItemPlayer>()
  let selected = -1
  let lastTrigger: SelectTrigger = 'onload'
  let isFollowingLink = false

  const playerOf = (item: Item, index: number): ItemPlayer => {
    const known = players.get(item)
    if (known) return known
    const onState = (state: PlayerState, { kind: provider }: VideoSource) => {
      void emitter.onPlayerEvent({ state, provider, trigger: lastTrigger, readTime: player.time }, item, index)
      if (state === 'playing') for (const other of players.values()) if (other !== player && other.isPlaying()) other.pause()
      if (state === 'ended') onEnded(item, index)
    }
    const onUnplayable = () => {
      // A hand-written link that is no video is followed, as it would be without a script.
      if (!isHandWritten || lastTrigger !== 'click' || index !== selected) return
      isFollowingLink = true
      item.title.click()
      isFollowingLink = false
    }
    const player = createItemPlayer(item, onState, onUnplayable)
    players.set(item, player)
    return player
  }
  const onEnded = (item: Item, index: number) => {
    if (show_watched_indication) {
      if (id) addWatchedVideo(id, item.id)
      states.markWatched(index)
    }
    if (autoplay_next && index === selected && items[index + 1]) select(index + 1, 'play', 'nextVideo')
  }
  const select = (index: number, mode: StartMode, trigger: SelectTrigger) => {
    const item = items[index]
    if (!item) return
    lastTrigger = trigger
    const player = playerOf(item, index)
    if (index === selected && trigger === 'click') {
      if (player.isPlaying()) player.pause()
      else player.play()
      return
    }
    const previous = items[selected]
    if (previous) players.get(previous)?.pause()
    selected = index
    states.select(index)
    if (id && (trigger !== 'onload' || autoplay_on_load)) history.replaceState(history.state, '', addressWithVideo(id, item.id))
    if (trigger !== 'onload') emitter.notify('tabOpened', item, index, { trigger })
    player.open(mode)
  }
  const selectOnLoad = () => {
    const requested = requestedVideo()
    const index = id && requested.list === id ? items.findIndex((item) => item.id === requested.item) : -1
    select(Math.max(0, index), autoplay_on_load && !prefersReducedMotion() ? 'autoplay' : 'prepare', 'onload')
    if (index >= 0) host.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'center' })
  }
  const notify = (type: string) => {
    const item = items[selected]
    if (item) emitter.notify(type, item, selected)
  }

  const onTitleClick = (event: MouseEvent, index: number) => {
    // With a modifier key the visitor wants the link's video in a tab of its own.
    if (!isPlainClick(event) || isFollowingLink) return
    event.preventDefault()
    select(index, 'play', 'click')
  }
  const onTitleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = focusTarget(event, index, items.length, rowDirection(host))
    // The browser itself turns Enter on a link into a click.
    const isActivation = event.key === ' ' || (event.key === 'Enter' && !isHandWritten)
    if (target === undefined && !isActivation) return
    event.preventDefault()
    if (target !== undefined) {
      states.setTabStop(target)
      items[target]?.title.focus()
    } else if (!event.repeat) items[index]?.title.click()
  }
  let wasFullscreen = false
  const onFullscreenChange = () => {
    const isFullscreen = host.contains(ofDocument('fullscreenElement'))
    if (isFullscreen !== wasFullscreen) notify(isFullscreen ? 'videoFullScreen' : 'videoExitFullScreen')
    wasFullscreen = isFullscreen
  }
  const onPopupHidden = ({ target }: Event) => {
    // A popup that closes around the playlist silences it.
    if (containsNode(target as Node, host)) for (const player of players.values()) player.close()
  }

  const stops = items.flatMap(({ title }, index) => [
    on<MouseEvent>(title, 'click', (event) => onTitleClick(event, index)),
    on<KeyboardEvent>(title, 'keydown', (event) => onTitleKeyDown(event, index)),
  ])
  if (show_watched_indication && id)
    for (const watched of watchedVideos(id)) states.markWatched(items.findIndex((item) => item.id === watched))
  selectOnLoad()
  stops.push(on(document, 'skerry:popup:hidden', onPopupHidden), on(document, 'fullscreenchange', onFullscreenChange))
  return {
    step: (by) => select(selected + by, 'play', 'click'),
    notify,
    stop: () => {
      emitter.stop()
      stopAll(stops)
      for (const player of players.values()) player.stop()
      states.stop()
    },
  }
}
