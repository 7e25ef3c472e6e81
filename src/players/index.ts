import { isFirstParty } from '../consent/first-party'
import { untilAllowed } from '../consent/loader'
import type { VideoProvider, VideoSource } from '../video-url/parse'
import { hosted } from './hosted'
import { framed } from './iframe'
import type { CreatePlayer, PlayerControls, PlayerOptions, PlayerState } from './player'
import { vimeo } from './vimeo'
import { youtube } from './youtube'

export { loadConsent, untilAllowed } from '../consent/loader'
export { parseVideoUrl } from '../video-url/parse'
export { parseStartTime } from '../video-url/start-time'
export { playerOptions } from './player-options'
export { showUnavailable } from './unavailable'

/** Whether a film is a third party's: a provider's, or a file that is not the site's own. */
export const isThirdParty = ({ kind, id }: VideoSource): boolean => kind !== 'hosted' || !isFirstParty(id)

/** So long, in ms, a player may take; what has not come by then is not coming (specification §9). */
const TIMEOUT = 120_000

const makers: Record<VideoProvider, CreatePlayer> = { hosted, youtube, vimeo, dailymotion: framed, videopress: framed }

export interface Player extends Omit<PlayerControls, 'el' | 'ratio' | 'time'> {
  /** The video or iframe and the rest, once it is ready. */
  now: () => PlayerControls | undefined
  remove: () => void
}

/**
 * A film in a player at the end of `box`. What is asked of it before it is there is done when it is. `on` hears of its states until it is removed.
 * Nothing goes out to another site before the gate lets it, except when the visitor asked: `isAsked`.
 */
export function addPlayer(
  box: HTMLElement,
  film: VideoSource,
  wish: PlayerOptions,
  on: (state: PlayerState) => void,
  isAsked = false,
): Player {
  const end = new AbortController()
  const { signal } = end
  let made: PlayerControls | undefined
  const waiting: ((controls: PlayerControls) => void)[] = []
  const tell = (state: PlayerState) => {
    if (!signal.aborted) on(state)
  }
  const ask = (what: (controls: PlayerControls) => void) => {
    if (made) what(made)
    else waiting.push(what)
  }
  const start = async () => {
    if (!isAsked && isThirdParty(film)) {
      const late = setTimeout(() => tell('held'))
      await untilAllowed(signal)
      clearTimeout(late)
    }
    if (signal.aborted) return
    // A blocked frame says nothing at all.
    const bound = setTimeout(() => tell('failed'), TIMEOUT)
    signal.addEventListener('abort', () => clearTimeout(bound))
    made = await makers[film.kind](box, film, wish, tell, signal)
    clearTimeout(bound)
    if (signal.aborted) return
    tell('ready')
    if (wish.autoplay) made.play()
    for (const what of waiting.splice(0)) what(made)
  }
  start().catch(() => tell('failed'))
  return {
    now: () => made,
    play: () => ask((it) => it.play()),
    pause: () => ask((it) => it.pause()),
    mute: (muted) => ask((it) => it.mute(muted)),
    seek: (seconds) => ask((it) => it.seek(seconds)),
    remove: () => end.abort(),
  }
}
