import type { VideoSource } from '../video-url/parse'

/** `held`: the visitor has not agreed yet. `refused`: the browser does not let it play by itself. `failed` before `ready`: there is no player. */
export type PlayerState = 'held' | 'ready' | 'playing' | 'paused' | 'ended' | 'refused' | 'failed'

/** How a film is played; seconds. What is left out is off. */
export interface PlayerOptions {
  start?: number
  /** Where it ends, or goes back to `start`; one that is not after it counts as none. */
  end?: number
  loop?: boolean
  mute?: boolean
  controls?: boolean
  /** Plays as soon as it is ready. */
  autoplay?: boolean
  /** The provider's mode without cookies. */
  privacy?: boolean
  modest?: boolean
  /** In its place rather than full-screen on phones. */
  inline?: boolean
  /** Decoration: nobody operates it, nobody is told of it. */
  background?: boolean
  /** Of the player's element. */
  className?: string
  title?: string
  /** A file plays in this element instead of one of ours; it is given back as it was. */
  video?: HTMLVideoElement | null | undefined
}

export interface PlayerControls {
  /** The video or iframe. */
  el: HTMLElement
  /** Width by height, where it is known. */
  ratio?: number
  play: () => void
  pause: () => void
  mute: (on: boolean) => void
  seek: (seconds: number) => void
  /** Seconds. */
  time: () => number | Promise<number>
}

/** Puts a player at the end of `box` and resolves when it obeys; all of it goes when `signal` is aborted. */
export type CreatePlayer = (
  box: HTMLElement,
  film: VideoSource,
  wish: PlayerOptions,
  on: (state: PlayerState) => void,
  signal: AbortSignal,
) => Promise<PlayerControls>

/** The end that a wish means, if any. */
export const endTime = ({ start = 0, end = 0 }: PlayerOptions): number => (end > start ? end : 0)
