import { focusedElement, pageBody } from '../../base/document'
import { isPlainClick } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { detach } from '../../dom/move'
import { whenActivated } from '../../dom/when-activated'
import { requireConsent } from '../../media/consent/require-consent'
import type { Player } from '../../media/players'
import type { PlayerOptions, PlayerState } from '../../media/players/player'
import type { VideoProvider, VideoSource } from '../../media/url/parse'
import { isIframeUrl } from './iframe-url'
import { focusPlayer, hasGoneOn } from './keyboard'
import { type Effect, type Next, type PlayerEvent, planFailure, type Request, reduce, reduceRequest, type State } from './player-plan'
import { onLeft, onPopupClosed } from './popup-closed'
import { servedTrigger, type Trigger, type TriggerListeners } from './trigger'
import { whenShown } from './when-shown'

type Players = typeof import('../../media/players')

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
  state: State
  player?: Player | undefined
  requestedAt: number
  /** Clicks go to the browser because the video cannot be played here. */
  leavesClicks: boolean
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
    ...{ state: { isFile: false, generation: 0 }, requestedAt: 0, leavesClicks: false },
    ...{ removeNotice: none, stopWatching: none, stopOffering: none, restores: [], triggers: [] },
    listeners: {
      onClick: (event) => {
        if (!isPlainClick(event) || mount.leavesClicks || isSendingClick) return
        event.preventDefault()
        triggerOf(mount)?.setBusy(true)
        void request(mount, 'click')
      },
      onApproach: () => void import('../../media/players').catch(() => {}),
    },
  }
  if (overlay) mount.triggers.push(servedTrigger(overlay, button ?? overlay, mount.listeners))
  else if (!placeholder) offerButton(mount)
  watch(mount)
  const stops = [
    onPopupClosed(host, () => send(mount, 'closed')),
    onLeft(host, () => {
      const player = mount.player?.now()
      // Others are paused through their own interface.
      if (!player || player.isOnlyFrame) send(mount, 'left')
    }),
  ]
  return () => {
    mount.stopOffering()
    mount.removeNotice()
    send(mount, 'stopped')
    stopAll(stops)
    mount.stopWatching()
    stopAll(mount.triggers.map(({ remove }) => remove))
  }
}

const triggerOf = ({ triggers }: Mount) => triggers.at(-1)
const isLink = (mount: Mount) => Boolean(triggerOf(mount)?.button()?.matches('a[href]'))

const send = (mount: Mount, event: PlayerEvent) => run(mount, reduce(mount.state, event))

/** `add`: adds the player. */
function run(mount: Mount, [state, ...todo]: Next, add = none): void {
  mount.state = state
  for (const effect of todo) {
    if (effect === 'add') add()
    else effects[effect](mount)
  }
}

const effects: Record<Exclude<Effect, 'add'>, (mount: Mount) => void> = {
  reset: (mount) => {
    mount.player?.remove()
    mount.player = undefined
    stopAll(mount.restores.reverse())
    triggerOf(mount)?.setBusy(false)
  },
  removeNotice: (mount) => mount.removeNotice(),
  followLink,
  pause: ({ player }) => player?.pause(),
  watch: (mount) => {
    triggerOf(mount)?.setBusy(false)
    watch(mount)
  },
}

function watch(mount: Mount): void {
  mount.stopWatching()
  if (mount.isEager) mount.stopWatching = whenActivated(() => whenShown(mount.host, () => request(mount, 'view')))
}

async function request(mount: Mount, by: Request): Promise<void> {
  const { address, kind } = mount
  const { generation } = mount.state
  const players = await import('../../media/players').catch(() => undefined)
  const source = players?.parseVideoUrl(address)
  const isFile = source && (!kind || source.kind === kind) ? source.kind === 'hosted' : undefined
  run(mount, reduceRequest(mount.state, by, generation, isFile), () => {
    if (players && source) add(mount, source, players)
  })
}

function add(mount: Mount, source: VideoSource, players: Players): void {
  const { box, address, state, getPlayerOptions } = mount
  const isClicked = state.by === 'click'
  const play = () => {
    mount.requestedAt = Date.now()
    const playerOptions = { ...getPlayerOptions(players), ...(isClicked && { autoplay: true }) }
    mount.player = players.addPlayer(box, source, playerOptions, (state) => onState(mount, state, players), isClicked)
  }
  if (isClicked && players.isThirdParty(source)) mount.restores.push(requireConsent(box, address, play, () => send(mount, 'gone')))
  else play()
}

function onState(mount: Mount, type: PlayerState, { showUnavailable }: Players): void {
  if (type === 'awaitingConsent') offerButton(mount)
  else if (type === 'playing' || type === 'ready') {
    send(mount, type)
    if (type === 'ready') onReady(mount)
  } else if (type === 'failed') onFailed(mount, showUnavailable)
}

/** The player takes the place of what was shown until then. */
function onReady({ state, host, triggers, overlay, placeholder, player, restores }: Mount): void {
  const isStillThere = !hasGoneOn(host)
  const ownButton = triggers.find(({ element }) => element !== overlay)?.element
  for (const el of [overlay, placeholder, ownButton]) if (el) restores.push(detach(el))
  const el = player?.now()?.el
  if (state.by === 'click' && el && isStillThere) focusPlayer(el)
}

function onFailed(mount: Mount, showUnavailable: Players['showUnavailable']): void {
  const isRecent = Date.now() - mount.requestedAt < FOLLOW_LINK_TIME
  const planned = planFailure({ ...mount.state, isRecent, isLink: triggerOf(mount) && isLink(mount) })
  if (!planned) return
  const focused = focusedElement()
  const onOffered = () => {
    // The focus was in the player that is now gone.
    if (!focused?.isConnected && focusedElement() === pageBody()) triggerOf(mount)?.button()?.focus()
    mount.leavesClicks = planned.leavesClicks && isLink(mount)
  }
  send(mount, 'gone')
  if (planned.followsLink) followLink(mount)
  else mount.removeNotice = showUnavailable(mount.box)
  if (planned.offersButton) offerButton(mount, onOffered)
  else onOffered()
}

/** When nothing can be played, the link behaves as a plain link. */
function followLink(mount: Mount): void {
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
    () => import('../../ui/play-button'),
    ({ addPlayButton }) => {
      triggerOf(mount)?.setBusy(false)
      mount.triggers.push(addPlayButton(box, { href: isIframeUrl(address) ? address : '', onPlay, onApproach }))
      onOffered()
    },
  )
}
