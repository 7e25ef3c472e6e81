/** How far a player got before it failed. */
export type Progress = 'none' | 'ready' | 'played'

export interface PlayerFacts {
  progress: Progress
  /** Plays a file in the browser's own player. */
  isFile: boolean
  /** A click requested it; it did not just come into view. */
  isRequested: boolean
  /** The click is recent enough that following its link does not surprise the visitor. */
  isRecent: boolean
  /** The visitor clicks a link; undefined if there is nothing to click. */
  isLink: boolean | undefined
}

export interface FailurePlan {
  /** Follow the link, as the browser would have. Otherwise a notice says that the video cannot be played. */
  followsLink: boolean
  /** Add a play button where there is none. */
  offersButton: boolean
  /** Leave clicks on the link to the browser from now on. */
  leavesClicks: boolean
}

/** What to do about a failed player. Undefined for a provider's player that has played: it shows its own errors. */
export function planFailure({ progress, isFile, isRequested, isRecent, isLink }: PlayerFacts): FailurePlan | undefined {
  if (!isFile && progress === 'played') return undefined
  // A player that was ready but had no video will not get one later.
  const isUnplayable = progress === 'ready'
  return {
    followsLink: isRequested && !isFile && isRecent && isLink === true,
    offersButton: isUnplayable || isLink === undefined,
    leavesClicks: isUnplayable,
  }
}
