import { createElement } from '../base/create-element'
import { getGlobal } from '../base/values'
import { type CreatePlayer, endTime } from './player'
import { loadProviderScript } from './provider-script'

/** What we use of YouTube's IFrame Player API. */
interface YouTubePlayer {
  getIframe: () => HTMLIFrameElement | undefined
  getCurrentTime: () => number
  playVideo: () => void
  pauseVideo: () => void
  mute: () => void
  unMute: () => void
  seekTo: (seconds: number, allowSeekAhead: boolean) => void
  destroy: () => void
}
interface YouTubeApi {
  loaded?: unknown
  ready?: (listener: () => void) => void
  Player: new (placeholder: HTMLElement, options: object) => YouTubePlayer
}
const ENDED = 0
const PLAYING = 1
const PAUSED = 2

const api = () => getGlobal<YouTubeApi>('YT')
const loadApi = (signal: AbortSignal) =>
  loadProviderScript<YouTubeApi>(
    'https://www.youtube.com/iframe_api',
    () => (api()?.loaded ? api() : undefined),
    signal,
    (listener) => api()?.ready?.(listener),
  )

/** Contract core §10.4, contract media §4.3. The provider's script replaces an element of ours by its iframe. */
export const youtube: CreatePlayer = async (box, { id }, options, onState, signal) => {
  const { start = 0, background } = options
  const end = endTime(options)
  const YT = await loadApi(signal)
  signal.throwIfAborted()
  const placeholder = box.appendChild(createElement('div'))
  placeholder.className = options.className ?? ''
  let timer: ReturnType<typeof setTimeout>

  let player!: YouTubePlayer
  let isReady = false
  /** A state that came before the player was ready, until when nothing can be asked of it. */
  let earlyState: number | undefined
  const finish = () => {
    if (options.loop) {
      player.seekTo(start, true)
      player.playVideo()
      watchEnd()
    } else {
      player.pauseVideo()
      onState('ended')
    }
  }
  /** Stops at `end` by a timer, because the provider's own `end` counts only until the first seek. */
  const watchEnd = () => {
    clearTimeout(timer)
    if (!end) return
    const check = () => {
      if (player.getCurrentTime() < end - 0.1) watchEnd()
      else finish()
    }
    timer = setTimeout(check, 1000 * Math.max(0.25, end - player.getCurrentTime()))
  }
  const onStateChange = (state: number) => {
    clearTimeout(timer)
    if (state === PLAYING) {
      watchEnd()
      onState('playing')
    } else if (state === PAUSED) onState('paused')
    else if (state === ENDED) finish()
  }

  await new Promise<void>((resolve) => {
    const bit = (value: unknown) => (value ? 1 : 0)
    player = new YT.Player(placeholder, {
      host: `https://www.youtube${options.privacy ? '-nocookie' : ''}.com`,
      videoId: id,
      playerVars: {
        controls: bit(options.controls),
        rel: 0,
        playsinline: bit(options.inline),
        modestbranding: bit(options.modest),
        autoplay: bit(options.autoplay),
        disablekb: bit(background),
        start: start || undefined,
        end: end || undefined,
        origin: location.origin,
      },
      events: {
        onReady: () => {
          isReady = true
          if (earlyState !== undefined) onStateChange(earlyState)
          resolve()
        },
        onStateChange: ({ data }: { data: number }) => {
          if (isReady) onStateChange(data)
          else earlyState = data
        },
        onError: () => onState('failed'),
      },
    })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      const iframe = player.getIframe()
      player.destroy()
      iframe?.remove()
      // `destroy` puts our element back.
      placeholder.remove()
    })
  })

  const el = player.getIframe() ?? placeholder
  el.title = options.title || el.title || 'YouTube'
  if (background) el.tabIndex = -1
  if (options.mute) player.mute()
  if (background) player.seekTo(start, true)
  return {
    el,
    play: () => player.playVideo(),
    pause: () => player.pauseVideo(),
    mute: (isMuted) => (isMuted ? player.mute() : player.unMute()),
    seek: (seconds) => player.seekTo(seconds, true),
    time: () => player.getCurrentTime(),
  }
}
