import { all, detach } from '../../dom'
import { write } from '../../ledger'
import { BACKGROUND_VIDEO, HAND_BACKGROUND_VIDEO, setting } from '../../markup'
import type { Infer } from '../../read'
import { isCalm } from '../../services/calm'
import { device } from '../../services/device'
import { on } from '../../services/events'
import type { addPlayer, allowed, filmOf, isForeign, Player } from '../../services/players'
import type { PlayerState } from '../../services/players/player'
import { count, flag, text } from '../../settings'
import type { Part } from '../../widget'
import { behaviour } from '../behaviour'
import type { pauseButton } from '../pause-button'
import { coverSize } from './cover'

/** Contract core §10.2; seconds. */
const settings = {
  background_video_link: text(),
  background_video_start: count(0, 0),
  background_video_end: count(0, 0),
  background_play_once: flag(),
  background_play_on_mobile: flag(),
  background_privacy_mode: flag(),
}

const PAUSE = {
  name: 'skerry-video-pause',
  place: 'inset-block:auto 8px;inset-inline:auto 8px',
  key: 'pauseVideo',
  texts: ['Pause the video in the background', 'Wstrzymaj film w tle'],
} as const

interface Players {
  addPlayer: typeof addPlayer
  filmOf: typeof filmOf
  allowed: typeof allowed
  isForeign: typeof isForeign
}
interface Pause {
  pauseButton: typeof pauseButton
}

/** The server's box for the film, not one of an element further in (contract core §10.7); by hand a box of ours. */
function boxOf(host: HTMLElement): [HTMLElement, () => void] {
  const served = all(host, `.${BACKGROUND_VIDEO}-container`).find((el) => el.closest(setting('background_video_link')) === host)
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
function start(
  { addPlayer, filmOf, allowed, isForeign, pauseButton }: Players & Pause,
  host: HTMLElement,
  wish: Infer<typeof settings>,
): () => void {
  const film = filmOf(wish.background_video_link)
  if (!film) return () => {}
  const [box, takeBox] = boxOf(host)
  const isEmbedded = film.kind !== 'hosted'
  const writer = write(box)
  const video = box.querySelector('video')
  const shown = write(video ?? box)
  const back = all(box, `.${BACKGROUND_VIDEO}-embed`).map((place) => detach(place))
  const saver = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  let player: Player | undefined
  let sized: ReturnType<typeof write> | undefined
  let isSeen = false
  /** Until the visitor consents there is no film, and nothing to start or stop. */
  let isAllowed = !isForeign(film)
  /** By the visitor, or on the visitor's behalf: less motion, less data, a browser that refuses. */
  let isHeld = isCalm() || Boolean(saver)
  let isOver = false
  let isPlaying = false

  const fit = () => {
    const made = player?.now()
    if (!made) return
    const [width, height] = coverSize(box.offsetWidth, box.offsetHeight, made.ratio)
    sized ??= write(made.el)
    sized.set('$width', `${width}px`)
    sized.set('$height', `${height}px`)
  }
  const isHome = () => wish.background_play_on_mobile || device().get() !== 'mobile'
  const update = () => {
    const plays = isSeen && !document.hidden && !isHeld && !isOver && isHome() && isAllowed
    button.paint(isHeld, isHome() && isAllowed)
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
  const button = pauseButton(host, PAUSE, () => {
    isHeld = !isHeld
    update()
  })
  update()
  const waiting = new AbortController()
  if (!isAllowed)
    allowed(waiting.signal).then(() => {
      isAllowed = true
      update()
    }, leave)
  writer.set('aria-hidden', 'true')
  if (!isCalm()) writer.set('$transition', 'opacity 1s')
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
    shown.stop()
    writer.stop()
    for (const stop of stops) stop()
  }
}

export const part = (players: Players, pause: Pause): Part => ({
  View: behaviour((host: HTMLElement, wish: Infer<typeof settings>) => start({ ...players, ...pause }, host, wish)),
  settings,
})
