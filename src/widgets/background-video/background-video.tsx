import { on } from '../../base/events'
import { config } from '../../builder/config'
import { device } from '../../builder/device'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { BACKGROUND_VIDEO, HAND_BACKGROUND_VIDEO, setting } from '../../builder/selectors'
import { untilAllowed } from '../../consent/loader'
import { detach } from '../../dom/move'
import { queryAll } from '../../dom/query-all'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { addPlayer, isThirdParty, type Player } from '../../players'
import type { PlayerState } from '../../players/player'
import { count, flag, text } from '../../settings/fields'
import type { Infer } from '../../settings/read'
import { mountUi } from '../../ui/mount'
import { PauseButton, pauseButtonStyles, revealOnHover } from '../../ui/pause-button'
import { translate } from '../../ui/translate'
import { parseVideoUrl } from '../../video-url/parse'
import { coverSize } from './cover'

/** Contract core §10.2; seconds. */
export const settings = {
  background_video_link: text(),
  background_video_start: count(0, 0),
  background_video_end: count(0, 0),
  background_play_once: flag(),
  background_play_on_mobile: flag(),
  background_privacy_mode: flag(),
}

const PAUSE = 'skerry-video-pause'
const CSS = pauseButtonStyles(PAUSE, 'inset-block:auto 8px;inset-inline:auto 8px') + revealOnHover(PAUSE)
const PAUSE_TEXT = ['Pause the video in the background', 'Wstrzymaj film w tle'] as const

/** The server's box for the film, not one of an element further in (contract core §10.7); by hand a box of ours. */
function boxOf(host: HTMLElement): [HTMLElement, () => void] {
  const served = queryAll(host, `.${BACKGROUND_VIDEO}-container`).find((el) => el.closest(setting('background_video_link')) === host)
  if (served) return [served, () => {}]
  const box = document.createElement('div')
  box.className = HAND_BACKGROUND_VIDEO
  host.prepend(box)
  return [box, () => box.remove()]
}

/**
 * A film that covers the element from behind. It plays while it is in sight, the tab shows and the visitor lets it; until it does, and
 * where it may not, there is the element's own background.
 */
export function start(host: HTMLElement, wish: Infer<typeof settings>): () => void {
  const film = parseVideoUrl(wish.background_video_link)
  if (!film) return () => {}
  const [box, takeBox] = boxOf(host)
  const isEmbedded = film.kind !== 'hosted'
  const writer = createWriter(box)
  const video = box.querySelector('video')
  const shown = createWriter(video ?? box)
  const back = queryAll(box, `.${BACKGROUND_VIDEO}-embed`).map((place) => detach(place))
  const saver = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  let player: Player | undefined
  let sized: ReturnType<typeof createWriter> | undefined
  let isSeen = false
  /** Until the visitor consents there is no film, and nothing to start or stop. */
  let isAllowed = !isThirdParty(film)
  /** By the visitor, or on the visitor's behalf: less motion, less data, a browser that refuses. */
  let isHeld = prefersReducedMotion() || Boolean(saver)
  let isOver = false
  let isPlaying = false

  const fit = () => {
    const made = player?.now()
    if (!made) return
    const [width, height] = coverSize(box.offsetWidth, box.offsetHeight, made.ratio)
    sized ??= createWriter(made.el)
    sized.set('$width', `${width}px`)
    sized.set('$height', `${height}px`)
  }
  const isHome = () => wish.background_play_on_mobile || device().get() !== 'mobile'
  const update = () => {
    const plays = isSeen && !document.hidden && !isHeld && !isOver && isHome() && isAllowed
    button.update(pauseButton())
    if (plays === isPlaying) return
    isPlaying = plays
    if (!plays) player?.pause()
    else if (player) player.play()
    else player = add()
  }
  /** The element's own background again, for good. A file's element stays, with its address, as sites know it. */
  const leave = () => {
    isOver = true
    button.remove()
    if (isEmbedded) player?.remove()
    shown.set('$display', 'none')
  }
  const hear = (state: PlayerState) => {
    if (state === 'ready') fit()
    else if (state === 'playing') writer.set('$opacity', null)
    else if (state === 'ended' || state === 'failed') leave()
    else if (state === 'refused') {
      isHeld = true
      writer.set('$opacity', 0)
      update()
    }
  }
  const add = () => {
    // What a provider shows before its film is no picture for a page.
    if (isEmbedded) writer.set('$opacity', 0)
    return addPlayer(
      box,
      film,
      {
        start: wish.background_video_start,
        end: wish.background_video_end,
        loop: !wish.background_play_once,
        privacy: wish.background_privacy_mode,
        className: video ? '' : `${BACKGROUND_VIDEO}-${isEmbedded ? 'embed' : 'hosted'}`,
        video,
        mute: true,
        autoplay: true,
        inline: true,
        background: true,
      },
      hear,
      true,
    )
  }
  const toggle = () => {
    isHeld = !isHeld
    update()
  }
  const label = config().i18n('pauseVideo', translate(PAUSE_TEXT, host))
  const pauseButton = () => (
    <PauseButton className={PAUSE} label={label} isPaused={isHeld} onToggle={toggle} hidden={!isHome() || !isAllowed} />
  )
  const removeStyles = adoptStylesheet(CSS)
  const button = mountUi(pauseButton(), (container) => host.append(container))
  update()
  const waiting = new AbortController()
  if (!isAllowed)
    untilAllowed(waiting.signal).then(() => {
      isAllowed = true
      update()
    }, leave)
  writer.set('aria-hidden', 'true')
  if (!prefersReducedMotion()) writer.set('$transition', 'opacity 1s')
  const sight = new IntersectionObserver((entries) => {
    isSeen = Boolean(entries.at(-1)?.isIntersecting)
    update()
  })
  sight.observe(host)
  const size = new ResizeObserver(fit)
  size.observe(box)
  const stops = [on(document, 'visibilitychange', update), device().subscribe(update), ...back, takeBox]
  return () => {
    waiting.abort()
    sight.disconnect()
    size.disconnect()
    player?.remove()
    sized?.stop()
    button.remove()
    removeStyles()
    shown.stop()
    writer.stop()
    for (const stop of stops) stop()
  }
}
