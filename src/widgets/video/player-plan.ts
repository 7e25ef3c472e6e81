/** How far a player has come. */
export type Progress = 'none' | 'ready' | 'played'

export interface PlayerFacts {
  progress: Progress
  /** It plays a file, in the browser's own player. */
  isFile: boolean
  /** It is there because of a click, not because it came into view. */
  isRequested: boolean
  /** The click was so recent that what follows does not surprise the visitor. */
  isRecent: boolean
  /** What the visitor clicks is a link; undefined if there is nothing to click. */
  isLink: boolean | undefined
}

export interface FailurePlan {
  /** The click goes on to its link, as it would without us; else a notice says that the video cannot be played. */
  followsLink: boolean
  /** Offers a button of ours if there is none. */
  offersButton: boolean
  /** From now on, clicks on a link are left to the browser. */
  leavesClicks: boolean
}

/** What happens to a player that has failed; undefined if a provider's player has played before, which shows its errors itself. */
export function planFailure({ progress, isFile, isRequested, isRecent, isLink }: PlayerFacts): FailurePlan | undefined {
  if (!isFile && progress === 'played') return undefined
  // A player that was ready without a video will not have one later.
  const isUnplayable = progress === 'ready'
  return {
    followsLink: isRequested && !isFile && isRecent && isLink === true,
    offersButton: isUnplayable || isLink === undefined,
    leavesClicks: isUnplayable,
  }
}
