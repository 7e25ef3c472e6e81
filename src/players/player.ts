import type { VideoSource } from '../video-url/parse'

/**
 * What a player reports.
 * - `awaitingConsent`: the visitor has not allowed the third party yet.
 * - `ready`: the player obeys; `failed` without a `ready` before it means that there is no player.
 * - `autoplayBlocked`: the browser does not let it play without a visitor's action.
 */
export type PlayerState = 'awaitingConsent' | 'ready' | 'playing' | 'paused' | 'ended' | 'autoplayBlocked' | 'failed'

/** How a video is played; times in seconds. What is left out is off. */
export interface PlayerOptions {
  start?: number
  /** Where it ends, or goes back to `start`; an end that is not after the start counts as none. */
  end?: number
  loop?: boolean
  mute?: boolean
  controls?: boolean
  /** Plays as soon as it is ready. */
  autoplay?: boolean
  /** The provider's mode without cookies. */
  privacy?: boolean
  /** YouTube's player without its logo. */
  modest?: boolean
  /** Of YouTube's: with captions from the start, or not; where it is not said, as the visitor is used to. */
  captions?: boolean
  /** Of YouTube's: at the end, films of others are offered, too. */
  related?: boolean
  /** Plays in its place rather than full-screen on phones. */
  inline?: boolean
  /** Decoration: the visitor does not operate it, and assistive technology is not told of it. */
  background?: boolean
  /** The class of the player's element. */
  className?: string
  /** The accessible name of the player's element. */
  title?: string
  /** A file plays in this element instead of one of ours; its attributes are restored at the end. */
  video?: HTMLVideoElement | null | undefined
}

/** A player that is ready. */
export interface PlayerControls {
  /** The video or iframe. */
  el: HTMLElement
  /** Width by height, where it is known. */
  ratio?: number
  play: () => void
  pause: () => void
  mute: (isMuted: boolean) => void
  /** It stops only with its frame. */
  isOnlyFrame?: boolean
  /** Seconds. */
  seek: (seconds: number) => void
  /** The current time in seconds. */
  time: () => number | Promise<number>
}

/** Appends a player to `box` and resolves when it is ready; removes all of it when `signal` is aborted. */
export type CreatePlayer = (
  box: HTMLElement,
  source: VideoSource,
  options: PlayerOptions,
  onState: (state: PlayerState) => void,
  signal: AbortSignal,
) => Promise<PlayerControls>

/** The second at which the video ends, 0 when the options set none. */
export const endTime = ({ start = 0, end = 0 }: PlayerOptions): number => (end > start ? end : 0)
