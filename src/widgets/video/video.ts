import { on } from '../../base/events'
import { isImageUrl } from '../../base/image-url'
import { whenLoaded } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { handWritten, VIDEO_PLAY } from '../../page/selectors'
import { asButton, playLabel } from './keyboard'
import { mountPlayer } from './mount-player'
import { VIDEO_OVERLAY } from './selectors'
import type { Settings } from './settings'

export { settings } from './settings'

const VIDEO_WRAPPER = '.elementor-wrapper'
const VIDEO_PLAYER = 'elementor-video'
const PLAYER_BY_HAND = 'skerry-video-player'

const nothing = () => {}

/** Plays the video in place, showing a picture or link until then. */
export function start(host: HTMLElement, settings: Settings): () => void {
  return host.matches(handWritten('video')) ? startHandWritten(host, settings) : startServed(host, settings)
}

/** `<div data-widget="video"><a href="VIDEO">…</a></div>`: the link is the overlay. Modified clicks still follow it. */
function startHandWritten(host: HTMLElement, settings: Settings): () => void {
  const { youtube_url, vimeo_url, dailymotion_url, videopress_url, hosted_url, image_overlay, autoplay } = settings
  // Skip links of a nested video.
  const link = queryAll(host, 'a[href]').find((el) => el.closest(handWritten('video')) === host) ?? null
  const urls = [youtube_url, vimeo_url, dailymotion_url, videopress_url, hosted_url].map(({ url }) => url)
  const address = urls.find(Boolean) ?? link?.getAttribute('href')
  if (!address) return nothing
  const writers = createWriters()
  if (isImageUrl(image_overlay.url)) writers.set(host, { '$background-image': `url(${JSON.stringify(image_overlay.url)})` })
  const title = link?.getAttribute('aria-label') || link?.textContent?.trim() || playLabel(host)
  const stop = mountPlayer({
    host,
    box: host,
    address,
    getPlayerOptions: ({ playerOptions }) => ({ ...playerOptions(settings, true, address), className: PLAYER_BY_HAND, title }),
    overlay: link,
    isEager: autoplay && !prefersReducedMotion(),
  })
  return () => {
    stop()
    writers.stop()
  }
}

/**
 * Handles the server's markup: YouTube's placeholder, another provider's iframe or a `<video>`, often under an overlay (contract media §4).
 */
function startServed(host: HTMLElement, settings: Settings): () => void {
  // Skip the parts of a nested video.
  const find = (selector: string) => queryAll(host, selector).find((el) => el.closest('[data-widget_type]') === host)
  const box = find(VIDEO_WRAPPER)
  if (!box) return nothing
  const overlay = find(`${VIDEO_WRAPPER} ${VIDEO_OVERLAY}`) ?? null
  const button = overlay?.querySelector<HTMLElement>(VIDEO_PLAY) ?? overlay
  // The lightbox handles clicks itself; only keyboard support is missing.
  if (overlay?.hasAttribute('data-elementor-open-lightbox')) return button ? asButton(button) : nothing
  const placeholder = find(`${VIDEO_WRAPPER} div.${VIDEO_PLAYER}`)
  if (placeholder)
    return mountPlayer({
      host,
      box,
      address: settings.youtube_url.url,
      kind: 'youtube',
      getPlayerOptions: ({ playerOptions }) => ({ ...playerOptions(settings, false), className: VIDEO_PLAYER }),
      overlay,
      button,
      placeholder,
      isEager: !overlay,
    })
  const el = find(`${VIDEO_WRAPPER} :is(video,iframe)`)
  return el ? revealPlayer(box, el, overlay, button) : nothing
}

/** Handles a player in the server's markup, in a chunk because most players are ours. Clicks and keys before it loads are kept. */
function revealPlayer(box: HTMLElement, el: HTMLElement, overlay: HTMLElement | null, button: HTMLElement | null | undefined): () => void {
  if (!overlay || !button)
    return whenLoaded(
      () => import('./reveal-player'),
      ({ loadOrReport }) => loadOrReport(box, el),
    )
  let isClicked = false
  const stopButton = asButton(button)
  const stopListening = on(overlay, 'click', () => {
    isClicked = true
  })
  const stop = whenLoaded(
    () => import('./reveal-player'),
    ({ revealOnClick }) => {
      stopListening()
      return revealOnClick(box, el, overlay, button, isClicked)
    },
  )
  return () => {
    stopListening()
    stop()
    stopButton()
  }
}
