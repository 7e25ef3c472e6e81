import { allowed } from '../consent-gate'
import { isOwn } from '../own'
import type { Film, FilmKind } from './film'
import { framed } from './frame'
import { hosted } from './hosted'
import type { Controls, Make, PlayerState, Wish } from './player'
import { vimeo } from './vimeo'
import { youtube } from './youtube'

export { allowed, consent } from '../consent-gate'
export { filmOf } from './film'
export { sayMissing } from './missing'
export { momentOf } from './moment'
export { wishOf } from './wish'

/** Whether a film is a third party's: a provider's, or a file that is not the site's own. */
export const isForeign = ({ kind, id }: Film): boolean => kind !== 'hosted' || !isOwn(id)

/** So long, in ms, a player may take; what has not come by then is not coming (specification §9). */
const TIMEOUT = 120_000

const makers: Record<FilmKind, Make> = { hosted, youtube, vimeo, dailymotion: framed, videopress: framed }

export interface Player extends Omit<Controls, 'el' | 'ratio' | 'time'> {
  /** The video or iframe and the rest, once it is ready. */
  now: () => Controls | undefined
  remove: () => void
}

/**
 * A film in a player at the end of `box`. What is asked of it before it is there is done when it is. `on` hears of its states until it is removed.
 * Nothing goes out to another site before the gate lets it, except when the visitor asked: `isAsked`.
 */
export function addPlayer(box: HTMLElement, film: Film, wish: Wish, on: (state: PlayerState) => void, isAsked = false): Player {
  const end = new AbortController()
  const { signal } = end
  let made: Controls | undefined
  const waiting: ((controls: Controls) => void)[] = []
  const tell = (state: PlayerState) => {
    if (!signal.aborted) on(state)
  }
  const ask = (what: (controls: Controls) => void) => {
    if (made) what(made)
    else waiting.push(what)
  }
  const start = async () => {
    if (!isAsked && isForeign(film)) {
      const late = setTimeout(() => tell('held'))
      await allowed(signal)
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
