import { createElement } from '../../base/create-element'
import { isPageHidden } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { detach } from '../../dom/move'
import { onResize } from '../../dom/on-scroll'
import { onVisibilityChange } from '../../dom/on-visible'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriters, type Writers } from '../../dom/writers'
import type { Player } from '../../media/players'
import type { PlayerOptions, PlayerState } from '../../media/players/player'
import type { VideoSource } from '../../media/url/parse'
import { device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { setting } from '../../page/selectors'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { addPauseControl, type PauseButton, pauseButtonStyles, revealOnHover } from '../../ui/pause-button'
import type { Settings } from './settings'

export { settings } from './settings'

/** Videos behind an element, and the video widget (contract core §10.1, contract media §4.1). */
const BACKGROUND_VIDEO = 'elementor-background-video'
const HAND_BACKGROUND_VIDEO = 'skerry-background-video'

const PAUSE = 'skerry-video-pause'
const PAUSE_CSS = pauseButtonStyles(PAUSE, 'inset-block:auto 8px;inset-inline:auto 8px') + revealOnHover(PAUSE)

/** The width and height in px at which a video of `ratio` (width by height) covers a box (contract core §10.6). */
export const coverSize = (width: number, height: number, ratio = 16 / 9): [width: number, height: number] =>
  width / height > ratio ? [width, width / ratio] : [height * ratio, height]

/** The server's box for the video, but not that of a nested element (contract core §10.7); hand-written markup gets a new box. */
function findOrAddBox(host: HTMLElement): { box: HTMLElement; removeBox: () => void } {
  const boxes = queryAll(host, `.${BACKGROUND_VIDEO}-container`)
  const served = boxes.find((el) => el.closest(setting('background_video_link')) === host)
  if (served) return { box: served, removeBox: () => {} }
  const box = createElement('div')
  box.className = HAND_BACKGROUND_VIDEO
  host.prepend(box)
  return { box, removeBox: () => box.remove() }
}

type Players = typeof import('../../media/players')

/**
 * Plays a video behind the element while the element is in view, the tab is visible and the visitor has not paused it. Until it plays, or
 * if it may not, the element's own background is visible.
 */
export function start(host: HTMLElement, settings: Settings): () => void {
  // A shared chunk: each provider's script loads once per page, whichever widget needs it first.
  return whenLoaded(
    () => import('../../media/players'),
    (players) => {
      const source = players.parseVideoUrl(settings.background_video_link)
      return source && startVideo(host, settings, source, players)
    },
  )
}

/** A video behind an element, and its state. */
interface Background {
  host: HTMLElement
  settings: Settings
  source: VideoSource
  players: Players
  box: HTMLElement
  /** The server's `<video>`. */
  video: HTMLVideoElement | null
  isEmbedded: boolean
  writers: Writers
  player?: Player
  button?: PauseButton
  isVisible: boolean
  /** Without consent there is no video and no pause button. */
  isAllowed: boolean
  /** By the visitor's click, or automatically: reduced motion, data saving, blocked autoplay. */
  isPaused: boolean
  hasFinished: boolean
  isPlaying: boolean
}

function startVideo(host: HTMLElement, settings: Settings, source: VideoSource, players: Players): () => void {
  const { box, removeBox } = findOrAddBox(host)
  const served = box.querySelector('video')
  // Inside an `<svg>` it is not an HTML video.
  const video = served instanceof HTMLVideoElement ? served : null
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  const background: Background = {
    ...{ host, settings, source, players, box, video, isEmbedded: source.kind !== 'hosted' },
    ...{ isVisible: false, hasFinished: false, isPlaying: false },
    writers: createWriters(),
    isAllowed: !players.isThirdParty(source),
    isPaused: prefersReducedMotion() || Boolean(savesData),
  }
  const restorePlaceholders = queryAll(box, `.${BACKGROUND_VIDEO}-embed`).map((placeholder) => detach(placeholder))
  const button = addButton(background)
  background.button = button
  const { writers } = background
  writers.set(box, { 'aria-hidden': 'true', ...(!prefersReducedMotion() && { $transition: 'opacity 1s' }) })
  const stops = [
    ...follow(background),
    () => background.player?.remove(),
    button.remove,
    adoptStylesheet(PAUSE_CSS),
    writers.stop,
    ...restorePlaceholders,
    removeBox,
  ]
  return () => stopAll(stops)
}

/** Listens for what affects its playback and size. */
function follow(background: Background): (() => void)[] {
  const { host, box, players } = background
  const controller = new AbortController()
  let frame = 0
  const onConsent = () => {
    background.isAllowed = true
    update(background)
  }
  if (!background.isAllowed) players.untilAllowed(controller.signal).then(onConsent, () => finish(background))
  return [
    // In the next frame: if the box grows with the video, the browser would report a loop.
    onResize(box, () => {
      frame = requestAnimationFrame(() => updateSize(background))
    }),
    () => controller.abort(),
    onVisibilityChange(host, (isInView) => {
      background.isVisible = isInView
      update(background)
    }),
    () => cancelAnimationFrame(frame),
    on(document, 'visibilitychange', () => update(background)),
    device().subscribe(() => update(background)),
  ]
}

const isEnabledOnDevice = ({ settings }: Background) => settings.background_play_on_mobile || device().get() !== 'mobile'

function update(background: Background): void {
  const { player, isVisible, isPaused, isAllowed } = background
  if (background.hasFinished) return
  background.button?.update(isPaused, !isEnabledOnDevice(background) || !isAllowed)
  const plays = isVisible && !isPageHidden() && !isPaused && isEnabledOnDevice(background) && isAllowed
  if (plays === background.isPlaying) return
  background.isPlaying = plays
  if (!plays) player?.pause()
  else if (player) player.play()
  else background.player = createPlayer(background)
}

function updateSize(background: Background): void {
  const { box, player, writers } = background
  const controls = player?.now()
  if (!controls) return
  const [width, height] = coverSize(box.offsetWidth, box.offsetHeight, controls.ratio)
  // Without the builder's stylesheet the video is on a text baseline, and each resize would make the box slightly taller.
  writers.set(controls.el, { $width: `${width}px`, $height: `${height}px`, '$vertical-align': 'top' })
}

/** Permanently shows the element's own background. The server's video keeps its URL, which site scripts may use. */
function finish(background: Background): void {
  background.hasFinished = true
  background.button?.remove()
  if (background.isEmbedded) background.player?.remove()
  background.writers.set(background.video ?? background.box, { $display: 'none' })
}

function onState(background: Background, state: PlayerState): void {
  const { box, writers } = background
  if (state === 'ready') updateSize(background)
  else if (state === 'playing') writers.set(box, { $opacity: null })
  else if (state === 'ended' || state === 'failed') finish(background)
  else if (state === 'autoplayBlocked') {
    background.isPaused = true
    writers.set(box, { $opacity: 0 })
    update(background)
  }
}

function createPlayer(background: Background): Player {
  const { settings, source, players, box, video, isEmbedded, writers } = background
  // Hide the provider's player until its video starts.
  if (isEmbedded) writers.set(box, { $opacity: 0 })
  const options: PlayerOptions = {
    start: settings.background_video_start,
    end: settings.background_video_end,
    loop: !settings.background_play_once,
    privacy: settings.background_privacy_mode,
    className: video ? '' : `${BACKGROUND_VIDEO}-${isEmbedded ? 'embed' : 'hosted'}`,
    video,
    mute: true,
    autoplay: true,
    inline: true,
    background: true,
  }
  return players.addPlayer(box, source, options, (state) => onState(background, state), true)
}

function addButton(background: Background): PauseButton {
  const { host } = background
  const toggle = () => {
    background.isPaused = !background.isPaused
    update(background)
  }
  const button = addPauseControl(PAUSE, translate(texts.pauseVideo, host), toggle, (container) => host.append(container))
  button.update(background.isPaused, !isEnabledOnDevice(background) || !background.isAllowed)
  return button
}
