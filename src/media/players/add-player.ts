import { on } from '../../base/events'
import { containsNode } from '../../base/property-of'
import { PAUSE_MEDIA, type PauseMedia } from '../../dom/pause-media'
import { isFirstParty } from '../consent/first-party'
import { untilAllowed } from '../consent/loader'
import type { VideoProvider, VideoSource } from '../url/parse'
import { hosted } from './hosted'
import { framed } from './iframe'
import type { CreatePlayer, PlayerControls, PlayerOptions, PlayerState } from './player'
import { vimeo } from './vimeo'
import { youtube } from './youtube'

/** Whether a video is third-party: a provider's, or a file not on the site's own hosts. */
export const isThirdParty = ({ kind, id }: VideoSource): boolean => kind !== 'hosted' || !isFirstParty(id)

/** In ms: a player not ready by then has failed (specification §9). */
const TIMEOUT = 120_000

const createPlayer: Record<VideoProvider, CreatePlayer> = { hosted, youtube, vimeo, dailymotion: framed, videopress: framed }

/** Commands to a player; commands before it is ready run once it is. */
export interface Player extends Omit<PlayerControls, 'el' | 'ratio' | 'time' | 'isOnlyFrame'> {
  /** The player's element and other controls, once ready. */
  now: () => PlayerControls | undefined
  remove: () => void
}

/**
 * Appends a player for a video to `box`. Calls `onState` with its states until removed. Requests nothing from a third party without
 * consent, unless `hasConsent`: the visitor has already allowed this video.
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
    // A blocked iframe fires no event at all.
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
  // A background video handles this itself.
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

/** Pauses the player, if possible, when the visitor leaves its part of the page: otherwise its frame is unloaded. */
const pauseWhenLeft = (box: HTMLElement, getControls: () => PlayerControls | undefined) =>
  on<CustomEvent<PauseMedia>>(document, PAUSE_MEDIA, ({ target, detail }) => {
    const controls = getControls()
    if (!controls || controls.isOnlyFrame || !containsNode(target as Node, box)) return
    controls.pause()
    detail.stopped.add(controls.el)
  })
