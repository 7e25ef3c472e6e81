import { on } from '../base/events'
import { containsNode } from '../base/property-of'
import { isFirstParty } from '../consent/first-party'
import { untilAllowed } from '../consent/loader'
import { LEFT, type Left } from '../dom/leave'
import type { VideoProvider, VideoSource } from '../video-url/parse'
import { hosted } from './hosted'
import { framed } from './iframe'
import type { CreatePlayer, PlayerControls, PlayerOptions, PlayerState } from './player'
import { vimeo } from './vimeo'
import { youtube } from './youtube'

/** Whether a video is a third party's: a provider's, or a file from another site. */
export const isThirdParty = ({ kind, id }: VideoSource): boolean => kind !== 'hosted' || !isFirstParty(id)

/** After this many ms, a player that is not ready counts as failed (specification §9). */
const TIMEOUT = 120_000

const createPlayer: Record<VideoProvider, CreatePlayer> = { hosted, youtube, vimeo, dailymotion: framed, videopress: framed }

/** Commands to a player. Those that come before it is ready are carried out once it is. */
export interface Player extends Omit<PlayerControls, 'el' | 'ratio' | 'time' | 'isOnlyFrame'> {
  /** The player's element and the rest, once it is ready. */
  now: () => PlayerControls | undefined
  remove: () => void
}

/**
 * Appends a player for a video to `box`. `onState` is called with its states until it is removed. Nothing is requested from a third party before the
 * visitor has allowed it, unless `hasConsent` says that the visitor has allowed this video already.
 */
export function addPlayer(
  box: HTMLElement,
  source: VideoSource,
  options: PlayerOptions,
  onState: (state: PlayerState) => void,
  hasConsent = false,
): Player {
  const controller = new AbortController()
  const { signal } = controller
  let controls: PlayerControls | undefined
  const commands: ((controls: PlayerControls) => void)[] = []
  const report = (state: PlayerState) => {
    if (!signal.aborted) onState(state)
  }
  const run = (command: (controls: PlayerControls) => void) => {
    if (controls) command(controls)
    else commands.push(command)
  }
  const start = async () => {
    if (!hasConsent && isThirdParty(source)) {
      const timer = setTimeout(() => report('awaitingConsent'))
      await untilAllowed(signal)
      clearTimeout(timer)
    }
    if (signal.aborted) return
    // An iframe that the browser blocks fires no event at all.
    const timer = setTimeout(() => report('failed'), TIMEOUT)
    signal.addEventListener('abort', () => clearTimeout(timer))
    controls = await createPlayer[source.kind](box, source, options, report, signal)
    clearTimeout(timer)
    if (signal.aborted) return
    report('ready')
    if (options.autoplay) controls.play()
    for (const command of commands.splice(0)) command(controls)
  }
  start().catch(() => report('failed'))
  // A background looks after itself.
  if (!options.background)
    signal.addEventListener(
      'abort',
      pauseWhenLeft(box, () => controls),
    )
  return {
    now: () => controls,
    play: () => run((player) => player.play()),
    pause: () => run((player) => player.pause()),
    mute: (isMuted) => run((player) => player.mute(isMuted)),
    seek: (seconds) => run((player) => player.seek(seconds)),
    remove: () => controller.abort(),
  }
}

/** Pauses the player, if it can, when the part of the page around it is left; otherwise `leave` unloads its frame. */
const pauseWhenLeft = (box: HTMLElement, getControls: () => PlayerControls | undefined) =>
  on<CustomEvent<Left>>(document, LEFT, ({ target, detail }) => {
    const controls = getControls()
    if (!controls || controls.isOnlyFrame || !containsNode(target as Node, box)) return
    controls.pause()
    detail.stopped.add(controls.el)
  })
