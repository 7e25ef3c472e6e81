import { createElement } from '../../base/create-element'
import { getGlobal } from '../../base/values'
import { type CreatePlayer, endTime, type PlayerOptions, type PlayerState } from './player'
import { loadProviderScript } from './provider-script'

/** The parts of YouTube's IFrame Player API that we use. */
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

/** What YouTube's script is told of the options. */
export function playerVars(options: PlayerOptions): object {
  const bit = (value: unknown) => (value ? 1 : 0)
  return {
    controls: bit(options.controls),
    rel: bit(options.related),
    playsinline: bit(options.inline),
    modestbranding: bit(options.modest),
    cc_load_policy: options.captions === undefined ? undefined : bit(options.captions),
    autoplay: bit(options.autoplay),
    disablekb: bit(options.background),
    start: options.start || undefined,
    end: endTime(options) || undefined,
    origin: location.origin,
  }
}

/** Reports a player's state, and ends or loops the video at `end`. */
function followPlayback(player: () => YouTubePlayer, options: PlayerOptions, onState: (state: PlayerState) => void) {
  const end = endTime(options)
  let timer: ReturnType<typeof setTimeout>
  const finish = () => {
    if (options.loop) {
      player().seekTo(options.start ?? 0, true)
      player().playVideo()
      watchEnd()
    } else {
      player().pauseVideo()
      onState('ended')
    }
  }
  /** Stops at `end` by a timer, because YouTube's own `end` only applies until the first seek. */
  const watchEnd = () => {
    clearTimeout(timer)
    if (!end) return
    const check = () => {
      if (player().getCurrentTime() < end - 0.1) watchEnd()
      else finish()
    }
    timer = setTimeout(check, 1000 * Math.max(0.25, end - player().getCurrentTime()))
  }
  const onStateChange = (state: number) => {
    clearTimeout(timer)
    if (state === PLAYING) {
      watchEnd()
      onState('playing')
    } else if (state === PAUSED) onState('paused')
    else if (state === ENDED) finish()
  }
  return { onStateChange, stop: () => clearTimeout(timer) }
}

/** Contract core §10.4, contract media §4.3. The provider's script replaces our placeholder with its iframe. */
export const youtube: CreatePlayer = async (box, { id }, options, onState, signal) => {
  const { start = 0, background } = options
  const YT = await loadApi(signal)
  signal.throwIfAborted()
  const placeholder = box.appendChild(createElement('div'))
  placeholder.className = options.className ?? ''
  let player!: YouTubePlayer
  let isReady = false
  /** A state from before the player was ready, when it could not be queried. */
  let earlyState: number | undefined
  const playback = followPlayback(() => player, options, onState)
  await new Promise<void>((resolve) => {
    player = new YT.Player(placeholder, {
      host: `https://www.youtube${options.privacy ? '-nocookie' : ''}.com`,
      videoId: id,
      playerVars: playerVars(options),
      events: {
        onReady: () => {
          isReady = true
          if (earlyState !== undefined) playback.onStateChange(earlyState)
          resolve()
        },
        onStateChange: ({ data }: { data: number }) => {
          if (isReady) playback.onStateChange(data)
          else earlyState = data
        },
        onError: () => onState('failed'),
      },
    })
    signal.addEventListener('abort', () => {
      playback.stop()
      const iframe = player.getIframe()
      player.destroy()
      iframe?.remove()
      // `destroy` restores our placeholder.
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
