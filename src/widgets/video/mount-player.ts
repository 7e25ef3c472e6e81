import { focusedElement, pageBody } from '../../base/document'
import { isPlainClick } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { requireConsent } from '../../consent/require-consent'
import { detach } from '../../dom/move'
import { onVisible } from '../../dom/on-visible'
import type { Player } from '../../players'
import type { PlayerOptions, PlayerState } from '../../players/player'
import type { VideoProvider } from '../../video-url/parse'
import { isIframeUrl } from './iframe-url'
import { focusPlayer } from './keyboard'
import { onPopupClosed } from './popup-closed'
import { servedTrigger, type Trigger } from './trigger'

type Players = typeof import('../../players')

export interface MountPlayerOptions {
  host: HTMLElement
  /** The player is appended to it. */
  box: HTMLElement
  /** The video's. An address that is no video, or not one of this `kind`, is not played; a link to it is followed. */
  address: string
  kind?: VideoProvider
  getPlayerOptions: (players: Players) => PlayerOptions
  /** What the visitor clicks, and the button in it for the keyboard. It gives way to the player, once that is ready. */
  overlay?: HTMLElement | null | undefined
  button?: HTMLElement | null | undefined
  /** The server's empty element in the player's place, which gives way to it, too. */
  placeholder?: HTMLElement | null
  /** Adds the player when the host comes into view, without a click. */
  isEager: boolean
}

/** The time in ms after a click in which a failure still follows the link: later it would surprise the visitor. */
const FOLLOW_LINK_TIME = 10_000

/** A video that cannot be played here sends a click to its link: no wish to play the videos around that. */
let isSendingClick = false

/** Shows what the visitor clicks until the player is ready, and again when the player fails or a popup around it closes. */
export function mountPlayer(options: MountPlayerOptions): () => void {
  const { host, box, address, kind, getPlayerOptions, overlay, button = overlay, placeholder, isEager } = options
  let player: Player | undefined
  let progress: 'none' | 'ready' | 'played' = 'none'
  /** The player is there because of a click, not because it came into view. */
  let isRequested = false
  let requestedAt = 0
  let isFile = false
  /** A click is left to the browser, because the video cannot be played here. */
  let leavesClicks = false
  /** Counts up when a popup closes and at the end: what was loading by then is dropped. */
  let generation = 0
  let removeNotice = () => {}
  let stopWatching = () => {}
  let stopOffering = () => {}
  /** Undoes what the player has brought: puts back what gave way to it, and removes a consent prompt. */
  const restores: (() => void)[] = []
  const triggers: Trigger[] = []
  const trigger = () => triggers.at(-1)
  const isLink = () => Boolean(trigger()?.button()?.matches('a[href]'))

  const reset = () => {
    player?.remove()
    player = undefined
    isRequested = false
    progress = 'none'
    stopAll(restores.reverse())
    trigger()?.setBusy(false)
  }
  const onState = (state: PlayerState, { showUnavailable }: Players) => {
    if (state === 'awaitingConsent') offerButton()
    else if (state === 'playing') progress = 'played'
    else if (state === 'ready') onReady()
    // A provider's player that has played shows its errors itself.
    else if (state === 'failed' && (isFile || progress !== 'played')) onFailed(showUnavailable)
  }
  const onReady = () => {
    progress = 'ready'
    for (const el of [overlay, placeholder, ownButton()]) if (el) restores.push(detach(el))
    const el = player?.now()?.el
    if (isRequested && el) focusPlayer(el)
  }
  const onFailed = (showUnavailable: Players['showUnavailable']) => {
    const isRecent = Date.now() - requestedAt < FOLLOW_LINK_TIME
    const followsLink = isRequested && !isFile && isRecent && isLink()
    // A player that was ready without a video will not have one later either: from now on the link leads to it.
    const isUnplayable = progress === 'ready'
    const focused = focusedElement()
    const onOffered = () => {
      // The focus was in the player, which is gone.
      if (!focused?.isConnected && focusedElement() === pageBody()) trigger()?.button()?.focus()
      leavesClicks = isUnplayable && isLink()
    }
    reset()
    if (followsLink) followLink()
    else removeNotice = showUnavailable(box)
    if (isUnplayable || !trigger()) offerButton(onOffered)
    else onOffered()
  }
  const addPlayer = async (isClicked: boolean) => {
    const current = generation
    const players = await import('../../players').catch(() => undefined)
    if (generation !== current || isRequested || (player && !isClicked)) return
    if (player) reset()
    // A popup that opens again tries again.
    removeNotice()
    const source = players?.parseVideoUrl(address)
    if (!players || !source || (kind && source.kind !== kind)) {
      if (isClicked) followLink()
      return
    }
    isFile = source.kind === 'hosted'
    isRequested = isClicked
    const play = () => {
      requestedAt = Date.now()
      const playerOptions = { ...getPlayerOptions(players), ...(isClicked && { autoplay: true }) }
      player = players.addPlayer(box, source, playerOptions, (state) => onState(state, players), isClicked)
    }
    if (isClicked && players.isThirdParty(source)) restores.push(requireConsent(box, address, play, reset))
    else play()
  }
  /** Where nothing can be played a link does what links do. */
  const followLink = () => {
    reset()
    isSendingClick = true
    trigger()?.button()?.click()
    isSendingClick = false
  }
  const listeners = {
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event) || leavesClicks || isSendingClick) return
      event.preventDefault()
      trigger()?.setBusy(true)
      addPlayer(true)
    },
    onApproach: () => void import('../../players').catch(() => {}),
  }
  /** Adds a button of ours, which is a link to the video where that is on the web; unless the page has one, or a link, itself. */
  const offerButton = (onOffered = () => {}) => {
    stopOffering()
    if (trigger()?.button()?.matches('a')) return onOffered()
    const { onClick: onPlay, onApproach } = listeners
    stopOffering = whenLoaded(
      () => import('../../ui/add-play-button'),
      ({ addPlayButton }) => {
        trigger()?.setBusy(false)
        triggers.push(addPlayButton(box, { href: isIframeUrl(address) ? address : '', onPlay, onApproach }))
        onOffered()
      },
    )
  }
  const ownButton = () => triggers.find(({ element }) => element !== overlay)?.element
  const watch = () => {
    stopWatching()
    if (isEager) stopWatching = onVisible(host, () => addPlayer(false))
  }

  if (overlay) triggers.push(servedTrigger(overlay, button ?? overlay, listeners))
  else if (!placeholder) offerButton()
  watch()
  // A popup stops what plays in it by taking the iframes' addresses away, after which a provider's player no longer works.
  const stopListening = onPopupClosed(host, () => {
    generation++
    if (!isFile) reset()
    trigger()?.setBusy(false)
    watch()
  })
  return () => {
    generation++
    stopOffering()
    removeNotice()
    reset()
    stopListening()
    stopWatching()
    stopAll(triggers.map(({ remove }) => remove))
  }
}
