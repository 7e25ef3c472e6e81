import { getGlobal } from '../base/values'
import { createIframe, embedUrl } from './iframe'
import { type CreatePlayer, endTime, type PlayerState } from './player'
import { loadProviderScript } from './provider-script'

/** The contents of a Vimeo event: where the video is, and for an error also the method that caused it. */
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

/** What an error of `play` means. Other errors say nothing about the player's state. */
const STATE_OF_ERROR: Record<string, PlayerState> = {
  NotAllowedError: 'autoplayBlocked',
  NotFoundError: 'failed',
  PasswordError: 'failed',
  PrivacyError: 'failed',
}

/** Contract core §10.5. The iframe is ours, so that only the video itself is requested from the provider. */
export const vimeo: CreatePlayer = async (box, source, options, onState, signal) => {
  const { start = 0, background } = options
  const end = endTime(options)
  const { Player } = await loadProviderScript('https://player.vimeo.com/api/player.js', () => getGlobal<VimeoApi>('Vimeo'), signal)
  signal.throwIfAborted()
  const el = box.appendChild(createIframe(embedUrl(source, options), options))
  signal.addEventListener('abort', () => el.remove())
  const player = new Player(el)
  await player.ready()
  /** A command may fail because the player has since been removed, which does not matter. */
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
    // An error of a method also rejects that method's promise.
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
