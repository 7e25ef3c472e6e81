import type { VideoSource } from '../url/parse'

/**
 * A player's reported state.
 * - `awaitingConsent`: the visitor has not allowed the third party yet.
 * - `ready`: commands work; `failed` without `ready` before means there is no player.
 * - `autoplayBlocked`: the browser requires a visitor's action to play.
 */
export type PlayerState = 'awaitingConsent' | 'ready' | 'playing' | 'paused' | 'ended' | 'autoplayBlocked' | 'failed'

/** How to play a video; times in seconds. Omitted flags are off. */
export interface PlayerOptions {
  start?: number
  /** Where it ends, or loops to `start`; ignored unless after the start. */
  end?: number
  loop?: boolean
  mute?: boolean
  controls?: boolean
  /** Plays once ready. */
  autoplay?: boolean
  /** The provider's cookie-free mode. */
  privacy?: boolean
  /** YouTube: hides the logo. */
  modest?: boolean
  /** YouTube: captions on or off; if unset, the visitor's preference. */
  captions?: boolean
  /** YouTube: also suggests other channels' videos at the end. */
  related?: boolean
  /** Plays inline instead of full screen on phones. */
  inline?: boolean
  /** Decorative: not operable, and hidden from assistive technology. */
  background?: boolean
  /** The class of the player's element. */
  className?: string
  /** The accessible name of the player's element. */
  title?: string
  /** Play a file in this element instead of a new one; its attributes are restored at the end. */
  video?: HTMLVideoElement | null | undefined
}

/** A ready player. */
export interface PlayerControls {
  /** The video or iframe. */
  el: HTMLElement
  /** Width divided by height, if known. */
  ratio?: number
  play: () => void
  pause: () => void
  mute: (isMuted: boolean) => void
  /** It stops only when its iframe is removed. */
  isOnlyFrame?: boolean
  /** In seconds. */
  seek: (seconds: number) => void
  /** The current time, in seconds. */
  time: () => number | Promise<number>
}

/** Appends a player to `box` and resolves once ready; removes everything when `signal` is aborted. */
export type CreatePlayer = (
  box: HTMLElement,
  source: VideoSource,
  options: PlayerOptions,
  onState: (state: PlayerState) => void,
  signal: AbortSignal,
) => Promise<PlayerControls>

/** When the video ends, in seconds; 0 if unset. */
export const endTime = ({ start = 0, end = 0 }: PlayerOptions): number => (end > start ? end : 0)
