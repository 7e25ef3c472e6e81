import { createElement } from '../../base/create-element'
import { isPageHidden } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { device } from '../../builder/device'
import { i18n } from '../../builder/page-config'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { setting } from '../../builder/selectors'
import { detach } from '../../dom/move'
import { onResize } from '../../dom/on-scroll'
import { onVisibilityChange } from '../../dom/on-visible'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter, type Writer } from '../../dom/writer'
import type { Player } from '../../players'
import type { PlayerOptions, PlayerState } from '../../players/player'
import { flag, number, text } from '../../settings/fields'
import type { Infer } from '../../settings/read'
import { mountUi } from '../../ui/mount'
import { PauseButton, pauseButtonStyles, revealOnHover } from '../../ui/pause-button'
import { translate } from '../../ui/translate'
import type { VideoSource } from '../../video-url/parse'
import { coverSize } from './cover-size'

/** Videos behind an element, and the video widget (contract core §10.1, contract media §4.1). */
const BACKGROUND_VIDEO = 'elementor-background-video'
const HAND_BACKGROUND_VIDEO = 'skerry-background-video'

/** Contract core §10.2; times in seconds. */
export const settings = {
  background_video_link: text(),
  background_video_start: number(0, 0),
  background_video_end: number(0, 0),
  background_play_once: flag(),
  background_play_on_mobile: flag(),
  background_privacy_mode: flag(),
}
type Settings = Infer<typeof settings>

const PAUSE = 'skerry-video-pause'
const PAUSE_CSS = pauseButtonStyles(PAUSE, 'inset-block:auto 8px;inset-inline:auto 8px') + revealOnHover(PAUSE)
const PAUSE_TEXT = ['Pause the video in the background', 'Wstrzymaj film w tle'] as const

/** The server's box for the video, but not that of an element inside the host (contract core §10.7); in hand-written markup a box of ours. */
function findOrAddBox(host: HTMLElement): { box: HTMLElement; removeBox: () => void } {
  const boxes = queryAll(host, `.${BACKGROUND_VIDEO}-container`)
  const served = boxes.find((el) => el.closest(setting('background_video_link')) === host)
  if (served) return { box: served, removeBox: () => {} }
  const box = createElement('div')
  box.className = HAND_BACKGROUND_VIDEO
  host.prepend(box)
  return { box, removeBox: () => box.remove() }
}

type Players = typeof import('../../players')

/**
 * Plays a video that covers the element from behind. It plays while the element is in view, the tab is visible and the visitor has not
 * paused it. Until it plays, and where it may not, the element's own background shows.
 */
export function start(host: HTMLElement, settings: Settings): () => void {
  // A chunk of its own: each provider's script is loaded once a page, whichever widget needs it first.
  return whenLoaded(
    () => import('../../players'),
    (players) => {
      const source = players.parseVideoUrl(settings.background_video_link)
      return source && startVideo(host, settings, source, players)
    },
  )
}

function startVideo(
  host: HTMLElement,
  settings: Settings,
  source: VideoSource,
  { addPlayer, isThirdParty, untilAllowed }: Players,
): () => void {
  const { box, removeBox } = findOrAddBox(host)
  const isEmbedded = source.kind !== 'hosted'
  const writer = createWriter(box)
  const served = box.querySelector('video')
  // In a drawing (`<svg>`) it is another element, which plays nothing.
  const video = served instanceof HTMLVideoElement ? served : null
  const displayWriter = createWriter(video ?? box)
  const restorePlaceholders = queryAll(box, `.${BACKGROUND_VIDEO}-embed`).map((placeholder) => detach(placeholder))
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  let player: Player | undefined
  let sizeWriter: Writer | undefined
  let isVisible = false
  /** Without consent there is no video, and no button to pause it. */
  let isAllowed = !isThirdParty(source)
  /** By the visitor's click, or on the visitor's behalf: reduced motion, data saving, a browser that blocks autoplay. */
  let isPaused = prefersReducedMotion() || Boolean(savesData)
  let hasFinished = false
  let isPlaying = false

  const isEnabledOnDevice = () => settings.background_play_on_mobile || device().get() !== 'mobile'
  const updateSize = () => {
    const controls = player?.now()
    if (!controls) return
    const [width, height] = coverSize(box.offsetWidth, box.offsetHeight, controls.ratio)
    sizeWriter ??= createWriter(controls.el)
    sizeWriter.set('$width', `${width}px`)
    sizeWriter.set('$height', `${height}px`)
    // In a box without the builder's rules it stands on a line of text, and each size would make the box a little higher.
    sizeWriter.set('$vertical-align', 'top')
  }
  const update = () => {
    if (hasFinished) return
    button.update(pauseButton())
    const plays = isVisible && !isPageHidden() && !isPaused && isEnabledOnDevice() && isAllowed
    if (plays === isPlaying) return
    isPlaying = plays
    if (!plays) player?.pause()
    else if (player) player.play()
    else player = createPlayer()
  }
  /** Shows the element's own background again, for good. The server's video element stays with its address, which sites' scripts may use. */
  const finish = () => {
    hasFinished = true
    button.remove()
    if (isEmbedded) player?.remove()
    displayWriter.set('$display', 'none')
  }
  const onState = (state: PlayerState) => {
    if (state === 'ready') updateSize()
    else if (state === 'playing') writer.set('$opacity', null)
    else if (state === 'ended' || state === 'failed') finish()
    else if (state === 'autoplayBlocked') {
      isPaused = true
      writer.set('$opacity', 0)
      update()
    }
  }
  const createPlayer = () => {
    // What a provider's player shows before its video begins is no background for a page.
    if (isEmbedded) writer.set('$opacity', 0)
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
    return addPlayer(box, source, options, onState, true)
  }
  const toggle = () => {
    isPaused = !isPaused
    update()
  }
  const label = i18n('pauseVideo', translate(PAUSE_TEXT, host))
  const pauseButton = () => (
    <PauseButton className={PAUSE} label={label} isPaused={isPaused} onToggle={toggle} hidden={!isEnabledOnDevice() || !isAllowed} />
  )
  const button = mountUi(pauseButton(), (container) => host.append(container))
  const controller = new AbortController()
  const onConsent = () => {
    isAllowed = true
    update()
  }
  if (!isAllowed) untilAllowed(controller.signal).then(onConsent, finish)
  writer.set('aria-hidden', 'true')
  if (!prefersReducedMotion()) writer.set('$transition', 'opacity 1s')
  let frame = 0
  const stops = [
    // In the next frame: where the box grows with the video, the browser would report a loop.
    onResize(box, () => {
      frame = requestAnimationFrame(updateSize)
    }),
    () => controller.abort(),
    onVisibilityChange(host, (isInView) => {
      isVisible = isInView
      update()
    }),
    () => cancelAnimationFrame(frame),
    on(document, 'visibilitychange', update),
    device().subscribe(update),
    () => player?.remove(),
    () => sizeWriter?.stop(),
    button.remove,
    adoptStylesheet(PAUSE_CSS),
    displayWriter.stop,
    writer.stop,
    ...restorePlaceholders,
    removeBox,
  ]
  return () => stopAll(stops)
}
