import { focusedElement, pageBody } from '../../base/document'
import { isPlainClick } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { requireConsent } from '../../consent/require-consent'
import { detach } from '../../dom/move'
import { whenSeen } from '../../dom/when-seen'
import type { Player } from '../../players'
import type { PlayerOptions, PlayerState } from '../../players/player'
import type { VideoProvider } from '../../video-url/parse'
import { isIframeUrl } from './iframe-url'
import { focusPlayer } from './keyboard'
import { type Progress, planFailure } from './player-plan'
import { onLeft, onPopupClosed } from './popup-closed'
import { servedTrigger, type Trigger, type TriggerListeners } from './trigger'
import { whenShown } from './when-shown'

type Players = typeof import('../../players')

export interface MountPlayerOptions {
  host: HTMLElement
  /** The player is appended here. */
  box: HTMLElement
  /** The video's URL. If it is not a video of this `kind`, it does not play and its link is followed instead. */
  address: string
  kind?: VideoProvider
  getPlayerOptions: (players: Players) => PlayerOptions
  /** What the visitor clicks, with a button in it for the keyboard. Removed once the player is ready. */
  overlay?: HTMLElement | null | undefined
  button?: HTMLElement | null | undefined
  /** The server's empty placeholder, also replaced by the player. */
  placeholder?: HTMLElement | null
  /** Adds the player when the host comes into view, without a click. */
  isEager: boolean
}

/** How long after a click, in ms, a failure still follows the link; later it would surprise the visitor. */
const FOLLOW_LINK_TIME = 10_000

/** True while we click the link of a video that cannot play, so that no video handles that click. */
let isSendingClick = false

/** One player's place in the page, and its state. */
interface Mount extends MountPlayerOptions {
  player?: Player | undefined
  progress: Progress
  /** A click requested the player; it did not just come into view. */
  isRequested: boolean
  requestedAt: number
  isFile: boolean
  /** Clicks go to the browser because the video cannot be played here. */
  leavesClicks: boolean
  /** Incremented when a popup closes and on stop, so that loads from before are ignored. */
  generation: number
  removeNotice: () => void
  stopWatching: () => void
  stopOffering: () => void
  /** Undo what the player changed: restore what it replaced, remove a consent prompt. */
  restores: (() => void)[]
  triggers: Trigger[]
  listeners: TriggerListeners
}

const none = () => {}

/** Shows the overlay until the player is ready, and again when the player fails or its popup closes. Returns a function that removes it. */
export function mountPlayer(options: MountPlayerOptions): () => void {
  const { host, overlay, button = overlay, placeholder } = options
  const mount: Mount = {
    ...options,
    ...{ progress: 'none', isRequested: false, requestedAt: 0, isFile: false, leavesClicks: false, generation: 0 },
    ...{ removeNotice: none, stopWatching: none, stopOffering: none, restores: [], triggers: [] },
    listeners: {
      onClick: (event) => {
        if (!isPlainClick(event) || mount.leavesClicks || isSendingClick) return
        event.preventDefault()
        triggerOf(mount)?.setBusy(true)
        void addPlayer(mount, true)
      },
      onApproach: () => void import('../../players').catch(() => {}),
    },
  }
  if (overlay) mount.triggers.push(servedTrigger(overlay, button ?? overlay, mount.listeners))
  else if (!placeholder) offerButton(mount)
  watch(mount)
  // A popup stops its media by clearing iframe URLs, and a provider's player does not survive that.
  const startAgain = () => {
    mount.generation++
    if (!mount.isFile) reset(mount)
    triggerOf(mount)?.setBusy(false)
    watch(mount)
  }
  const stops = [
    onPopupClosed(host, startAgain),
    onLeft(host, () => {
      const player = mount.player?.now()
      if (player && !player.isOnlyFrame) return
      // A file that is still loading would start playing unseen.
      if (mount.isFile) mount.player?.pause()
      startAgain()
    }),
  ]
  return () => {
    mount.generation++
    mount.stopOffering()
    mount.removeNotice()
    reset(mount)
    stopAll(stops)
    mount.stopWatching()
    stopAll(mount.triggers.map(({ remove }) => remove))
  }
}

const triggerOf = ({ triggers }: Mount) => triggers.at(-1)
const isLink = (mount: Mount) => Boolean(triggerOf(mount)?.button()?.matches('a[href]'))

function watch(mount: Mount): void {
  mount.stopWatching()
  if (mount.isEager) mount.stopWatching = whenSeen(() => whenShown(mount.host, () => addPlayer(mount, false)))
}

function reset(mount: Mount): void {
  mount.player?.remove()
  mount.player = undefined
  mount.isRequested = false
  mount.progress = 'none'
  stopAll(mount.restores.reverse())
  triggerOf(mount)?.setBusy(false)
}

async function addPlayer(mount: Mount, isClicked: boolean): Promise<void> {
  const { box, address, kind, getPlayerOptions, generation } = mount
  const players = await import('../../players').catch(() => undefined)
  if (mount.generation !== generation || mount.isRequested || (mount.player && !isClicked)) return
  if (mount.player) reset(mount)
  // Reopening the popup tries again.
  mount.removeNotice()
  const source = players?.parseVideoUrl(address)
  if (!players || !source || (kind && source.kind !== kind)) {
    if (isClicked) followLink(mount)
    return
  }
  mount.isFile = source.kind === 'hosted'
  mount.isRequested = isClicked
  const play = () => {
    mount.requestedAt = Date.now()
    const playerOptions = { ...getPlayerOptions(players), ...(isClicked && { autoplay: true }) }
    mount.player = players.addPlayer(box, source, playerOptions, (state) => onState(mount, state, players), isClicked)
  }
  if (isClicked && players.isThirdParty(source)) mount.restores.push(requireConsent(box, address, play, () => reset(mount)))
  else play()
}

function onState(mount: Mount, state: PlayerState, { showUnavailable }: Players): void {
  if (state === 'awaitingConsent') offerButton(mount)
  else if (state === 'playing') mount.progress = 'played'
  else if (state === 'ready') onReady(mount)
  else if (state === 'failed') onFailed(mount, showUnavailable)
}

function onReady(mount: Mount): void {
  const { overlay, placeholder, player, isRequested } = mount
  mount.progress = 'ready'
  const ownButton = mount.triggers.find(({ element }) => element !== overlay)?.element
  for (const el of [overlay, placeholder, ownButton]) if (el) mount.restores.push(detach(el))
  const el = player?.now()?.el
  if (isRequested && el) focusPlayer(el)
}

function onFailed(mount: Mount, showUnavailable: Players['showUnavailable']): void {
  const isRecent = Date.now() - mount.requestedAt < FOLLOW_LINK_TIME
  const planned = planFailure({ ...mount, isRecent, isLink: triggerOf(mount) && isLink(mount) })
  if (!planned) return
  const focused = focusedElement()
  const onOffered = () => {
    // The focus was in the player that is now gone.
    if (!focused?.isConnected && focusedElement() === pageBody()) triggerOf(mount)?.button()?.focus()
    mount.leavesClicks = planned.leavesClicks && isLink(mount)
  }
  reset(mount)
  if (planned.followsLink) followLink(mount)
  else mount.removeNotice = showUnavailable(mount.box)
  if (planned.offersButton) offerButton(mount, onOffered)
  else onOffered()
}

/** When nothing can be played, the link behaves as a plain link. */
function followLink(mount: Mount): void {
  reset(mount)
  isSendingClick = true
  triggerOf(mount)?.button()?.click()
  isSendingClick = false
}

/** Adds a play button, linked to the video if that is on the web. Does nothing if the page has its own button or link. */
function offerButton(mount: Mount, onOffered = none): void {
  const { box, address, listeners } = mount
  mount.stopOffering()
  if (triggerOf(mount)?.button()?.matches('a')) {
    onOffered()
    return
  }
  const { onClick: onPlay, onApproach } = listeners
  mount.stopOffering = whenLoaded(
    () => import('../../ui/add-play-button'),
    ({ addPlayButton }) => {
      triggerOf(mount)?.setBusy(false)
      mount.triggers.push(addPlayButton(box, { href: isIframeUrl(address) ? address : '', onPlay, onApproach }))
      onOffered()
    },
  )
}
