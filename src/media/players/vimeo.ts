import { getGlobal } from '../../base/values'
import { createIframe, embedUrl } from './iframe'
import { type CreatePlayer, endTime, type PlayerState } from './player'
import { loadProviderScript } from './provider-script'

/** The data of a Vimeo event: the current position; for an error, the method that failed. */
type EventData = { seconds?: number; method?: string } | undefined
/** The parts of Vimeo's player SDK that we use. */
interface VimeoPlayer {
  on: (name: string, listener: (data: EventData) => void) => void
  ready: () => Promise<void>
  play: () => Promise<void>
  pause: () => Promise<void>
  setMuted: (isMuted: boolean) => Promise<void>
  setCurrentTime: (seconds: number) => Promise<void>
  getCurrentTime: () => Promise<number>
  getVideoWidth: () => Promise<number>
  getVideoHeight: () => Promise<number>
}
interface VimeoApi {
  Player: new (iframe: HTMLIFrameElement) => VimeoPlayer
}

/** The state after an error of `play`; other errors do not affect it. */
const STATE_OF_ERROR: Record<string, PlayerState> = {
  NotAllowedError: 'autoplayBlocked',
  NotFoundError: 'failed',
  PasswordError: 'failed',
  PrivacyError: 'failed',
}

/** Contract core §10.5. We create the iframe, so that only the video itself is requested from the provider. */
export const vimeo: CreatePlayer = async (box, source, options, onState, signal) => {
  const { start = 0, background } = options
  const end = endTime(options)
  const { Player } = await loadProviderScript('https://player.vimeo.com/api/player.js', () => getGlobal<VimeoApi>('Vimeo'), signal)
  signal.throwIfAborted()
  const el = box.appendChild(createIframe(embedUrl(source, options), options))
  signal.addEventListener('abort', () => el.remove())
  const player = new Player(el)
  await player.ready()
  /** A command may fail because the player has been removed, which does not matter. */
  const ignoreFailure = (result: Promise<unknown> | undefined) => {
    result?.catch(() => {})
  }
  const seek = (seconds: number) => ignoreFailure(player.setCurrentTime(seconds))
  const finish = () => {
    if (options.loop) return seek(start)
    ignoreFailure(player.pause())
    onState('ended')
  }
  const play = () => {
    player.play()?.catch(({ name }: Error) => {
      const state = STATE_OF_ERROR[name]
      if (state) onState(state)
    })
  }
  player.on('play', (data) => {
    if (start && !data?.seconds) seek(start)
    onState('playing')
  })
  player.on('pause', () => onState('paused'))
  player.on('ended', finish)
  player.on('timeupdate', (data) => {
    if (end && Number(data?.seconds) > end) finish()
  })
  player.on('error', (data) => {
    // A method's error also rejects its promise.
    if (!data?.method) onState('failed')
  })
  const [width, height] = background ? await Promise.all([player.getVideoWidth(), player.getVideoHeight()]) : []
  return {
    el,
    ...(width && height ? { ratio: width / height } : {}),
    play,
    pause: () => ignoreFailure(player.pause()),
    mute: (isMuted) => ignoreFailure(player.setMuted(isMuted)),
    seek,
    time: () => player.getCurrentTime(),
  }
}
