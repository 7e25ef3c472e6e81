import type { VideoProvider, VideoSource } from '../video-url/parse'
import { type CreatePlayer, endTime, type PlayerOptions } from './player'

/** The address of a provider's own page with nothing but the film, as wished for. */
export function embedUrl({ kind, id, key }: VideoSource, wish: PlayerOptions): string {
  const { mute, loop, controls, autoplay, privacy, background } = wish
  const on = (is: unknown) => (is ? 1 : 0)
  const start = wish.start || undefined
  const made: Record<VideoProvider, [string, Record<string, unknown>]> = {
    hosted: ['', {}],
    vimeo: [
      'https://player.vimeo.com/video/',
      {
        h: key,
        autoplay: on(autoplay || background),
        muted: on(mute),
        loop: on(loop),
        background: on(background) || undefined,
        controls: controls === false ? 0 : undefined,
        dnt: on(privacy) || undefined,
      },
    ],
    dailymotion: [
      'https://www.dailymotion.com/embed/video/',
      { autoplay: on(autoplay), mute: on(mute), controls: on(controls), start, 'endscreen-enable': 0 },
    ],
    videopress: [
      'https://videopress.com/embed/',
      { autoPlay: on(autoplay), muted: on(mute), loop: on(loop), controls: on(controls), at: start },
    ],
    youtube: [
      `https://www.youtube${privacy ? '-nocookie' : ''}.com/embed/`,
      { autoplay: on(autoplay), mute: on(mute), controls: on(controls), rel: 0, start, end: endTime(wish) || undefined },
    ],
  }
  const [base, vars] = made[kind]
  const query = Object.entries(vars).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
  return `${base}${id}?${query.join('&')}${kind === 'vimeo' && start ? `#t=${start}s` : ''}`
}

/** An iframe of a film; a background's is not for people. */
export function iframe(src: string, { className = '', title = '', background }: PlayerOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = className
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  // Providers refuse films to pages that do not say who they are; the path is nobody's business.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.title = title
  if (background) frame.tabIndex = -1
  frame.src = src
  return frame
}

/** A provider without an interface of its own: it plays while its page is there. */
export const framed: CreatePlayer = async (box, film, wish, on, signal) => {
  const el = iframe(embedUrl(film, { ...wish, autoplay: true }), wish)
  el.onload = () => on('playing')
  signal.addEventListener('abort', () => el.remove())
  // It is there when it says it is ready, so that it can have the focus.
  if (wish.autoplay) box.append(el)
  return { el, play: () => el.isConnected || box.append(el), pause: () => el.remove(), mute: () => {}, seek: () => {}, time: () => 0 }
}
