import type { VideoSource } from '../video-url/parse'

/**
 * What a player reports.
 * - `awaitingConsent`: the visitor has not allowed the third party yet.
 * - `ready`: the player responds; `failed` without a `ready` before it means that there is no player.
 * - `autoplayBlocked`: the browser does not let it play until the visitor does something.
 */
export type PlayerState = 'awaitingConsent' | 'ready' | 'playing' | 'paused' | 'ended' | 'autoplayBlocked' | 'failed'

/** How a video is played; times are in seconds. What is left out is off. */
export interface PlayerOptions {
  start?: number
  /** Where it ends, or goes back to `start`. An end that is not after the start is ignored. */
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
  /** YouTube only: captions from the start, or none; by default, what the visitor is used to. */
  captions?: boolean
  /** YouTube only: also suggests other people's videos at the end. */
  related?: boolean
  /** Plays in its place rather than full-screen on phones. */
  inline?: boolean
  /** Decoration: visitors do not operate it, and assistive technology ignores it. */
  background?: boolean
  /** The class of the player's element. */
  className?: string
  /** The accessible name of the player's element. */
  title?: string
  /** An element in which a file plays instead of in one of ours; its attributes are restored at the end. */
  video?: HTMLVideoElement | null | undefined
}

/** A player that is ready. */
export interface PlayerControls {
  /** The video or iframe. */
  el: HTMLElement
  /** Width divided by height, if known. */
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

/** Appends a player to `box` and resolves when it is ready. Removes all of it when `signal` is aborted. */
export type CreatePlayer = (
  box: HTMLElement,
  source: VideoSource,
  options: PlayerOptions,
  onState: (state: PlayerState) => void,
  signal: AbortSignal,
) => Promise<PlayerControls>

/** The second at which the video ends; 0 if the options set none. */
export const endTime = ({ start = 0, end = 0 }: PlayerOptions): number => (end > start ? end : 0)
