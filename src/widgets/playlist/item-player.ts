import { focusedElement, pageBody } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { detach } from '../../dom/move'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import type { AskForConsent } from '../../media/consent/ask-for-consent'
import type { Player } from '../../media/players'
import type { PlayerState } from '../../media/players/player'
import type { VideoSource } from '../../media/url/parse'
import { prefersReducedMotion } from '../../page/reduced-motion'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { Item } from './parts'

/** Tells a copy of our player from a video of the page. */
const PLAYER = 'skerry-playlist-video'

/** `prepare`: does not play yet. `autoplay`: plays automatically, muted. `play`: the visitor wants it to play. */
export type StartMode = 'prepare' | 'autoplay' | 'play'

/** The player of one video in the playlist. */
export interface ItemPlayer {
  open: (mode: StartMode) => void
  play: () => void
  pause: () => void
  /** Called when its popup closes: pauses a file, removes a provider's player. */
  close: () => void
  isPlaying: () => boolean
  /** In seconds. */
  time: () => number | Promise<number>
  stop: () => void
}

/** A video's panel and what it shows. */
interface Place {
  item: Item
  onState: (state: PlayerState, video: VideoSource) => void
  onUnplayable: () => void
  player?: Player | undefined
  /** Only the latest request counts, even while the players' code loads. */
  mode: StartMode
  isFile: boolean
  isPlaying: boolean
  isStopped: boolean
  isAllowed: boolean
  /** Remove everything in the panel but the player, and undo our changes. */
  stops: (() => void)[]
}

/**
 * Shows in a video's panel its poster or play button, the consent prompt, or the player, which is created once. `onUnplayable` is called
 * when the visitor tries to play a URL that is not a video.
 */
export function createItemPlayer(item: Item, onState: Place['onState'], onUnplayable: () => void): ItemPlayer {
  const flags = { isFile: false, isPlaying: false, isStopped: false, isAllowed: false }
  const place: Place = { item, onState, onUnplayable, mode: 'prepare', ...flags, stops: [] }
  return {
    open: (nextMode) => {
      if (!place.player) void start(place, nextMode)
      else if (nextMode !== 'prepare') place.player.play()
    },
    play: () => (place.player ? place.player.play() : void start(place, 'play')),
    pause: () => {
      place.mode = 'prepare'
      place.player?.pause()
    },
    close: () => {
      place.mode = 'prepare'
      if (place.isFile) place.player?.pause()
      else if (place.player) removePlayer(place)
    },
    isPlaying: () => place.isPlaying,
    time: () => place.player?.now()?.time() ?? 0,
    stop: () => {
      place.isStopped = true
      place.player?.remove()
      stopAll(place.stops)
    },
  }
}

async function load({ item, isAllowed }: Place) {
  const players = await import('../../media/players')
  const video = players.parseVideoUrl(item.url)
  const isForeign = video && players.isThirdParty(video)
  const consent = isForeign && !isAllowed ? await players.loadConsent() : undefined
  return { players, video, isForeign, consent }
}

async function start(place: Place, nextMode: StartMode): Promise<void> {
  const { item, stops, onState, onUnplayable } = place
  const { box, panel, overlay } = item
  place.mode = nextMode
  const loaded = await load(place).catch(() => undefined)
  if (place.player || place.isStopped) return
  if (!loaded?.video) {
    if (place.mode === 'play') onUnplayable()
    return
  }
  const { players, video, isForeign, consent } = loaded
  place.isFile = video.kind === 'hosted'
  if (consent && !consent.isAllowed('marketing')) return showConsentPrompt(place, consent.askForConsent)
  if (place.mode === 'prepare' && (overlay || isForeign)) return addPlayButton(place)
  const hadFocus = panel.contains(focusedElement())
  const hasLostFocus = () => hadFocus && focusedElement() === pageBody()
  stopAll(stops)
  if (overlay) stops.push(detach(overlay))
  const onPlayerState = (state: PlayerState) => {
    if (state === 'playing' || state === 'paused' || state === 'ended') place.isPlaying = state === 'playing'
    // The removed button had the focus, so move it to the player.
    if (state === 'ready' && hasLostFocus()) place.player?.now()?.el.focus({ preventScroll: true })
    if (state === 'failed') removePlayer(place, hasLostFocus)
    onState(state, video)
  }
  place.player = players.addPlayer(box, video, optionsOf(place, players), onPlayerState, true)
}

const optionsOf = ({ item, mode, isFile }: Place, { parseStartTime }: typeof import('../../media/players')) => ({
  controls: true,
  inline: true,
  title: item.name,
  className: PLAYER,
  mute: mode === 'autoplay',
  autoplay: mode === 'play' || (mode === 'autoplay' && !prefersReducedMotion()),
  // A link may include a start time; for files the browser reads it from the URL.
  ...(item.isLink && !isFile && { start: parseStartTime(item.url) }),
})

/** `hasLostFocus` is passed only after a failure. */
function removePlayer(place: Place, hasLostFocus?: () => boolean): void {
  place.player?.remove()
  place.player = undefined
  place.isPlaying = false
  stopAll(place.stops)
  addPlayButton(place, hasLostFocus)
}

/** Makes the server's overlay play the video, or adds a button. After a failure its label says so, and it takes the player's focus. */
function addPlayButton(place: Place, hasLostFocus?: () => boolean): void {
  const { stops, item } = place
  const { overlay, panel } = item
  if (stops.length || place.isStopped) return
  const onPlay = () => void start(place, 'play')
  const takeFocus = (button: HTMLElement | null | undefined) => void (hasLostFocus?.() && button?.focus())
  if (overlay) {
    stops.push(activateOverlay(overlay, onPlay))
    takeFocus(overlay.querySelector<HTMLElement>('[role=button]'))
    return
  }
  const label = hasLostFocus && translate(texts.videoFailed, panel)
  stops.push(
    whenLoaded(
      () => import('../../ui/play-button'),
      (module) => {
        const { button, remove } = module.addPlayButton(panel, { label, onPlay })
        takeFocus(button())
        return remove
      },
    ),
  )
}

function showConsentPrompt(place: Place, askForConsent: AskForConsent): void {
  const { item, stops } = place
  stopAll(stops)
  const onAllowed = (isAllowedHere?: boolean) => {
    place.isAllowed = true
    stopAll(stops)
    // Allowing this video means wanting to watch it; consent for the whole page only resumes the earlier request.
    void start(place, isAllowedHere ? 'play' : place.mode)
  }
  stops.push(askForConsent(item.panel, item.url, onAllowed, 'over'))
}

/** A click anywhere on the overlay plays the video; its button also works by keyboard. */
function activateOverlay(overlay: HTMLElement, play: () => void): () => void {
  const button = overlay.querySelector<HTMLElement>('[role=button]')
  if (!button) return on(overlay, 'click', play)
  const { set, stop } = createWriters()
  set(button, { tabindex: '0' })
  const stops = [onPress(overlay, play), stop]
  return () => stopAll(stops)
}
