import { on } from '../../base/events'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { byHand, VIDEO_OVERLAY, VIDEO_PLAY, VIDEO_PLAYER, VIDEO_WRAPPER } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import { type MountPlayerOptions, mountPlayer } from './mount-player'
import { asButton, playText } from './play-button'
import type { Settings } from './settings'

export { settings } from './settings'

const nothing = () => {}

/** `<div data-widget="video"><a href="film">…</a></div>`: the link is the cover, and without a script what it always was. */
function byHandVideo(host: HTMLElement, s: Settings): () => void {
  const link = host.querySelector<HTMLElement>('a[href]')
  const address = s.youtube_url || s.vimeo_url || s.dailymotion_url || s.videopress_url || s.hosted_url || link?.getAttribute('href')
  if (!address) return nothing
  const looks = createWriter(host)
  const { href } = Object.assign(document.createElement('a'), { href: s.image_overlay })
  if (s.image_overlay && /^(https?|file|data:image)/.test(href)) looks.set('$background-image', `url(${JSON.stringify(s.image_overlay)})`)
  const title = link?.ariaLabel || link?.textContent?.trim() || playText(host)
  const wish: MountPlayerOptions['wish'] = ({ playerOptions }) => ({
    ...playerOptions(s, true, address),
    className: 'skerry-video-player',
    title,
  })
  const stop = mountPlayer({ host, box: host, address, wish, cover: link, isEager: s.autoplay && !prefersReducedMotion() })
  return () => {
    stop()
    looks.stop()
  }
}

/** What the server sent: a place for a YouTube player, another provider's iframe, or a video; often under a picture (contract media §4). */
function servedVideo(host: HTMLElement, s: Settings): () => void {
  const box = host.querySelector<HTMLElement>(VIDEO_WRAPPER)
  if (!box) return nothing
  const overlay = box.querySelector<HTMLElement>(VIDEO_OVERLAY) ?? undefined
  const button = overlay?.querySelector<HTMLElement>(VIDEO_PLAY) ?? overlay
  // The lightbox hears the click itself; all it lacks is the keyboard's.
  if (overlay?.hasAttribute('data-elementor-open-lightbox')) return asButton(button as HTMLElement)
  const place = box.querySelector<HTMLElement>(`div.${VIDEO_PLAYER}`)
  if (place) {
    const wish: MountPlayerOptions['wish'] = ({ playerOptions }) => ({ ...playerOptions(s, false), className: VIDEO_PLAYER })
    return mountPlayer({ host, box, address: s.youtube_url, kind: 'youtube', wish, cover: overlay, button, place, isEager: !overlay })
  }
  const el = box.querySelector<HTMLElement>('video,iframe')
  return el ? uncover(box, el, overlay, button) : nothing
}

/** A player that is there already; its code is a chunk, as most are not. A press that comes before it counts. */
function uncover(box: HTMLElement, el: HTMLElement, overlay: HTMLElement | undefined, button: HTMLElement | undefined): () => void {
  let isPressed = false
  let isOver = false
  let stop = overlay
    ? on(overlay, 'click', () => {
        isPressed = true
      })
    : nothing
  import('./reveal-player').then((m) => {
    if (isOver) return
    stop()
    stop = m.revealPlayer(box, el, overlay, button, isPressed)
  }, nothing)
  return () => {
    isOver = true
    stop()
  }
}

export function start(host: HTMLElement, settings: Settings): () => void {
  return host.matches(byHand('video')) ? byHandVideo(host, settings) : servedVideo(host, settings)
}
