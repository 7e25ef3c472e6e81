import { focusedElement, pageBody } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import type { AskForConsent } from '../../consent/ask-for-consent'
import { detach } from '../../dom/move'
import { onPress } from '../../dom/on-press'
import { createWriter } from '../../dom/writer'
import type { Player } from '../../players'
import type { PlayerState } from '../../players/player'
import type { VideoSource } from '../../video-url/parse'
import type { Item } from './parts'
import { playlistText } from './text'

/** `prepare`: it does not play yet. `autoplay`: it plays by itself, without sound. `play`: the visitor wants it to play. */
export type StartMode = 'prepare' | 'autoplay' | 'play'

/** One video's place in the playlist. */
export interface ItemPlayer {
  open: (mode: StartMode) => void
  play: () => void
  pause: () => void
  /** The popup around it closes: a file is paused, a provider's player is removed. */
  close: () => void
  isPlaying: () => boolean
  /** The position in seconds. */
  time: () => number | Promise<number>
  stop: () => void
}

/**
 * Shows, in a video's panel, its poster or a button to play it, the question for consent, or the player, which is created once.
 * `onUnplayable` is called when the visitor wants to play an address that is no video.
 */
export function createItemPlayer(
  { box, panel, url, name, overlay, isLink }: Item,
  onState: (state: PlayerState, video: VideoSource) => void,
  onUnplayable: () => void,
): ItemPlayer {
  let player: Player | undefined
  /** Only the latest request counts, also while the code for players is still loading. */
  let mode: StartMode = 'prepare'
  let isFile = false
  let isPlaying = false
  let isStopped = false
  let isAllowed = false
  /** Removes what the panel shows besides the player, and restores what we changed in it. */
  const stops: (() => void)[] = []

  const load = async () => {
    const players = await import('../../players')
    const video = players.parseVideoUrl(url)
    const isForeign = video && players.isThirdParty(video)
    const consent = isForeign && !isAllowed ? await players.loadConsent() : undefined
    return { players, video, isForeign, consent }
  }
  const start = async (nextMode: StartMode): Promise<void> => {
    mode = nextMode
    const loaded = await load().catch(() => undefined)
    if (player || isStopped) return
    if (!loaded?.video) {
      if (mode === 'play') onUnplayable()
      return
    }
    const { players, video, isForeign, consent } = loaded
    isFile = video.kind === 'hosted'
    if (consent && !consent.isAllowed('marketing')) return showConsentPrompt(consent.askForConsent)
    if (mode === 'prepare' && (overlay || isForeign)) return addPlayButton()
    const hadFocus = panel.contains(focusedElement())
    const hasLostFocus = () => hadFocus && focusedElement() === pageBody()
    stopAll(stops)
    if (overlay) stops.push(detach(overlay))
    const options = {
      controls: true,
      inline: true,
      title: name,
      mute: mode === 'autoplay',
      autoplay: mode === 'play' || (mode === 'autoplay' && !prefersReducedMotion()),
      // A link may say where to start; for a file the browser itself reads that in the address.
      ...(isLink && !isFile && { start: players.parseStartTime(url) }),
    }
    const onPlayerState = (state: PlayerState) => {
      if (state === 'playing' || state === 'paused' || state === 'ended') isPlaying = state === 'playing'
      // The focus goes from the button that was removed to the player that took its place.
      if (state === 'ready' && hasLostFocus()) player?.now()?.el.focus({ preventScroll: true })
      if (state === 'failed') {
        removePlayer(hasLostFocus)
      }
      onState(state, video)
    }
    player = players.addPlayer(box, video, options, onPlayerState, true)
  }
  /** `hasLostFocus` is given when the player has failed. */
  const removePlayer = (hasLostFocus?: () => boolean) => {
    player?.remove()
    player = undefined
    isPlaying = false
    stopAll(stops)
    addPlayButton(hasLostFocus)
  }
  /** Makes the server's overlay play the video, or adds a button where there is none. After a failure, which the button tells of, it takes the focus that the player had. */
  const addPlayButton = (hasLostFocus?: () => boolean) => {
    if (stops.length || isStopped) return
    const onPlay = () => void start('play')
    const takeFocus = (button: HTMLElement | null | undefined) => void (hasLostFocus?.() && button?.focus())
    if (overlay) {
      stops.push(activateOverlay(overlay, onPlay))
      takeFocus(overlay.querySelector<HTMLElement>('[role=button]'))
      return
    }
    const label = hasLostFocus && playlistText(panel, 'videoFailed', 'Does not play. Try again', 'Nie odtwarza się. Spróbuj ponownie')
    stops.push(
      whenLoaded(
        () => import('../../ui/add-play-button'),
        (module) => {
          const { button, remove } = module.addPlayButton(panel, { label, onPlay })
          takeFocus(button())
          return remove
        },
      ),
    )
  }
  const showConsentPrompt = (askForConsent: AskForConsent) => {
    stopAll(stops)
    const onAllowed = (isAllowedHere?: boolean) => {
      isAllowed = true
      stopAll(stops)
      // The visitor who allows this video wants to see it; consent for the whole page only continues what was requested.
      void start(isAllowedHere ? 'play' : mode)
    }
    stops.push(askForConsent(panel, url, onAllowed, 'over'))
  }

  return {
    open: (nextMode) => {
      if (!player) void start(nextMode)
      else if (nextMode !== 'prepare') player.play()
    },
    play: () => (player ? player.play() : void start('play')),
    pause: () => {
      mode = 'prepare'
      player?.pause()
    },
    close: () => {
      mode = 'prepare'
      if (isFile) player?.pause()
      else if (player) removePlayer()
    },
    isPlaying: () => isPlaying,
    time: () => player?.now()?.time() ?? 0,
    stop: () => {
      isStopped = true
      player?.remove()
      stopAll(stops)
    },
  }
}

/** A click anywhere on the overlay plays the video; the button in it can be reached and used by keyboard, too. */
function activateOverlay(overlay: HTMLElement, play: () => void): () => void {
  const button = overlay.querySelector<HTMLElement>('[role=button]')
  if (!button) return on(overlay, 'click', play)
  const { set, stop } = createWriter(button)
  set('tabindex', '0')
  const stops = [onPress(overlay, play), stop]
  return () => stopAll(stops)
}
