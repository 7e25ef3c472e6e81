import { createElement } from '../../base/create-element'
import { EMBED_PAGES, YOUTUBE_WITH_COOKIES } from '../url/embed-pages'
import type { VideoSource } from '../url/parse'
import { type CreatePlayer, endTime, type PlayerOptions } from './player'

type Parameters = Record<string, string | number | undefined>
const bit = (value: unknown) => (value ? 1 : 0)

/** The URL of a provider's player for a video; empty for a file. */
export function embedUrl({ kind, id, key }: VideoSource, options: PlayerOptions): string {
  const { mute, loop, controls, autoplay, privacy, background } = options
  const start = options.start || undefined
  if (kind === 'vimeo') {
    const address = withParameters(EMBED_PAGES.vimeo + id, {
      h: key,
      autoplay: bit(autoplay || background),
      muted: bit(mute),
      loop: bit(loop),
      background: bit(background) || undefined,
      controls: controls === false ? 0 : undefined,
      dnt: bit(privacy) || undefined,
    })
    return start ? `${address}#t=${start}s` : address
  }
  if (kind === 'dailymotion')
    return withParameters(EMBED_PAGES.dailymotion + id, {
      autoplay: bit(autoplay),
      mute: bit(mute),
      controls: bit(controls),
      start,
      'endscreen-enable': 0,
    })
  if (kind === 'videopress')
    return withParameters(EMBED_PAGES.videopress + id, {
      autoPlay: bit(autoplay),
      muted: bit(mute),
      loop: bit(loop),
      controls: bit(controls),
      at: start,
    })
  if (kind === 'youtube')
    return withParameters((privacy ? EMBED_PAGES.youtube : YOUTUBE_WITH_COOKIES) + id, {
      autoplay: bit(autoplay),
      mute: bit(mute),
      controls: bit(controls),
      rel: 0,
      start,
      end: endTime(options) || undefined,
    })
  return ''
}

/** Appends query parameters, omitting those that are `undefined`. */
function withParameters(address: string, parameters: Parameters): string {
  const query = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
  return `${address}?${query.join('&')}`
}

/** Creates a provider's iframe; in the background it is not a tab stop. */
export function createIframe(src: string, { className = '', title = '', background }: PlayerOptions): HTMLIFrameElement {
  const iframe = createElement('iframe')
  iframe.className = className
  iframe.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  // Providers refuse pages that do not send their origin; the path stays private.
  iframe.referrerPolicy = 'strict-origin-when-cross-origin'
  iframe.title = title
  if (background) iframe.tabIndex = -1
  iframe.src = src
  return iframe
}

/** Plays videos of providers without a scripting API: playing lasts as long as the iframe. */
export const framed: CreatePlayer = async (box, source, options, onState, signal) => {
  const el = createIframe(embedUrl(source, { ...options, autoplay: true }), options)
  el.onload = () => onState('playing')
  signal.addEventListener('abort', () => el.remove())
  // It must be on the page once ready, so that it can take the focus.
  if (options.autoplay) box.append(el)
  return {
    el,
    isOnlyFrame: true,
    play: () => {
      if (!el.isConnected) box.append(el)
    },
    pause: () => el.remove(),
    mute: () => {},
    seek: () => {},
    time: () => 0,
  }
}
