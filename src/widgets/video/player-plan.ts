/** How far a player has come. */
export type Progress = 'none' | 'ready' | 'played'

export interface PlayerFacts {
  progress: Progress
  /** It plays a file, in the browser's own player. */
  isFile: boolean
  /** It is there because of a click, not because it came into view. */
  isRequested: boolean
  /** The click was so short ago that what follows does not surprise the visitor. */
  isRecent: boolean
  /** What the visitor clicks is a link; undefined where there is nothing to click. */
  isLink: boolean | undefined
}

export interface FailurePlan {
  /** The click goes on to its link, where it would have gone without us; else a notice says that the video cannot be played. */
  followsLink: boolean
  /** A button of ours is offered, where there is none. */
  offersButton: boolean
  /** From now on clicks are left to the browser, where they are on a link. */
  leavesClicks: boolean
}

/** What becomes of a player that has failed; undefined where a provider's player has played, which shows its errors itself. */
export function planFailure({ progress, isFile, isRequested, isRecent, isLink }: PlayerFacts): FailurePlan | undefined {
  if (!isFile && progress === 'played') return undefined
  // A player that was ready without a video will not have one later either.
  const isUnplayable = progress === 'ready'
  return {
    followsLink: isRequested && !isFile && isRecent && isLink === true,
    offersButton: isUnplayable || isLink === undefined,
    leavesClicks: isUnplayable,
  }
}
