import { type CreatePlayer, endTime } from './player'
import { loadProviderScript } from './provider-script'

interface YouTube {
  getIframe: () => HTMLIFrameElement | undefined
  getCurrentTime: () => number
  playVideo: () => void
  pauseVideo: () => void
  mute: () => void
  unMute: () => void
  seekTo: (seconds: number, isExact: boolean) => void
  destroy: () => void
}
interface Api {
  loaded?: unknown
  ready?: (then: () => void) => void
  Player: new (place: HTMLElement, options: object) => YouTube
}
const root = globalThis as { YT?: Api }
const ENDED = 0
const PLAYING = 1
const PAUSED = 2

/** Contract core §10.4 and media §4.3. The provider's script replaces an element of ours by its iframe. */
export const youtube: CreatePlayer = async (box, { id }, wish, on, signal) => {
  const { start = 0, background } = wish
  const end = endTime(wish)
  const YT = await loadProviderScript<Api>(
    'https://www.youtube.com/iframe_api',
    () => (root.YT?.loaded ? root.YT : undefined),
    signal,
    (wake) => root.YT?.ready?.(wake),
  )
  signal.throwIfAborted()
  const place = box.appendChild(document.createElement('div'))
  place.className = wish.className ?? ''
  let timer: ReturnType<typeof setTimeout>

  const player: YouTube = await new Promise((done) => {
    const flag = (is: unknown) => (is ? 1 : 0)
    const made = new YT.Player(place, {
      host: `https://www.youtube${wish.privacy ? '-nocookie' : ''}.com`,
      videoId: id,
      playerVars: {
        controls: flag(wish.controls),
        rel: 0,
        playsinline: flag(wish.inline),
        modestbranding: flag(wish.modest),
        autoplay: flag(wish.autoplay),
        disablekb: flag(background),
        start: start || undefined,
        end: end || undefined,
        origin: location.origin,
      },
      events: {
        onReady: () => done(made),
        onStateChange: ({ data }: { data: number }) => change(data),
        onError: () => on('failed'),
      },
    })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      const frame = made.getIframe()
      made.destroy()
      frame?.remove()
      // It puts our element back.
      place.remove()
    })
  })

  const finish = () => {
    if (wish.loop) {
      player.seekTo(start, true)
      player.playVideo()
      watch()
    } else {
      player.pauseVideo()
      on('ended')
    }
  }
  // Its own `end` counts until the first jump only.
  const watch = () => {
    clearTimeout(timer)
    if (end)
      timer = setTimeout(
        () => (player.getCurrentTime() < end - 0.1 ? watch() : finish()),
        1e3 * Math.max(0.25, end - player.getCurrentTime()),
      )
  }
  function change(state: number): void {
    clearTimeout(timer)
    if (state === PLAYING) {
      watch()
      on('playing')
    } else if (state === PAUSED) on('paused')
    else if (state === ENDED) finish()
  }

  const el = player.getIframe() ?? place
  el.title = wish.title || el.title || 'YouTube'
  if (background) el.tabIndex = -1
  if (wish.mute) player.mute()
  if (background) player.seekTo(start, true)
  return {
    el,
    play: () => player.playVideo(),
    pause: () => player.pauseVideo(),
    mute: (muted) => (muted ? player.mute() : player.unMute()),
    seek: (seconds) => player.seekTo(seconds, true),
    time: () => player.getCurrentTime(),
  }
}
