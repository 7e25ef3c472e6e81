import { embedUrl, iframe } from './iframe'
import { type CreatePlayer, endTime, type PlayerState } from './player'
import { loadProviderScript } from './provider-script'

type Moment = { seconds?: number; method?: string } | undefined
interface Vimeo {
  on: (name: string, then: (moment: Moment) => void) => void
  ready: () => Promise<void>
  play: () => Promise<void>
  pause: () => Promise<void>
  setMuted: (on: boolean) => Promise<void>
  setCurrentTime: (seconds: number) => Promise<void>
  getCurrentTime: () => Promise<number>
  getVideoWidth: () => Promise<number>
  getVideoHeight: () => Promise<number>
}
interface Api {
  Player: new (frame: HTMLIFrameElement) => Vimeo
}
/** What a refusal to play means; of others nothing is known. */
const REFUSALS: Record<string, PlayerState> = {
  NotAllowedError: 'refused',
  NotFoundError: 'failed',
  PasswordError: 'failed',
  PrivacyError: 'failed',
}
const root = globalThis as { Vimeo?: Api }

/** Contract core §10.5. The iframe is ours, so that nothing is asked of the provider but the film itself. */
export const vimeo: CreatePlayer = async (box, film, wish, on, signal) => {
  const { start = 0, background } = wish
  const end = endTime(wish)
  const { Player } = await loadProviderScript('https://player.vimeo.com/api/player.js', () => root.Vimeo, signal)
  signal.throwIfAborted()
  const el = box.appendChild(iframe(embedUrl(film, wish), wish))
  signal.addEventListener('abort', () => el.remove())
  const player = new Player(el)
  await player.ready()
  // What is asked of a player that is going away is of no interest.
  const ask = (answer: Promise<unknown> | undefined) => void answer?.catch(() => {})
  const seek = (seconds: number) => ask(player.setCurrentTime(seconds))
  const finish = () => {
    if (wish.loop) seek(start)
    else {
      ask(player.pause())
      on('ended')
    }
  }
  const play = () =>
    ask(
      player.play()?.catch(({ name }: Error) => {
        const state = REFUSALS[name]
        if (state) on(state)
      }),
    )
  player.on('play', (moment) => {
    if (start && !moment?.seconds) seek(start)
    on('playing')
  })
  player.on('pause', () => on('paused'))
  player.on('ended', finish)
  player.on('timeupdate', (moment) => end && Number(moment?.seconds) > end && finish())
  // What was asked in vain tells whoever asked.
  player.on('error', (what) => what?.method || on('failed'))
  const [width, height] = background ? await Promise.all([player.getVideoWidth(), player.getVideoHeight()]) : []
  return {
    el,
    ...(width && height ? { ratio: width / height } : {}),
    play,
    pause: () => ask(player.pause()),
    mute: (muted) => ask(player.setMuted(muted)),
    seek,
    time: () => player.getCurrentTime(),
  }
}
