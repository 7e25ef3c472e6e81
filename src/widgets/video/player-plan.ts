/** What requests a player: it comes into view, or the visitor clicks. */
export type Request = 'view' | 'click'

export interface State {
  /** What requested the player; undefined if there is none. After a click it may still wait for consent. */
  by?: Request
  /** How far it has got. */
  progress?: 'ready' | 'playing'
  /** The latest player plays a file in the browser's own player. */
  isFile: boolean
  /** Incremented when the visitor leaves the video and on unmount, so that loads from before are ignored. */
  generation: number
}

/**
 * gone: the player has failed, or consent cannot be asked for. closed: the popup around it. left: another part of the page around it.
 * stopped: unmounted.
 */
export type PlayerEvent = 'ready' | 'playing' | 'gone' | 'closed' | 'left' | 'stopped'

/**
 * The effects to run, in order. reset: remove the player and restore what it replaced. watch: nothing is loading; request a player when it
 * comes into view.
 */
export type Effect = 'reset' | 'removeNotice' | 'add' | 'followLink' | 'pause' | 'watch'

/** The new state, and the effects to run. */
export type Next = [State, ...Effect[]]

const withoutPlayer = ({ isFile, generation }: State): State => ({ isFile, generation })

export function reduce(state: State, event: PlayerEvent): Next {
  if (event === 'ready' || event === 'playing') return [{ ...state, progress: event }]
  if (event === 'gone') return [withoutPlayer(state), 'reset']
  const next = { ...state, generation: state.generation + 1 }
  if (event === 'stopped') return [withoutPlayer(next), 'reset']
  // A popup stops its media by clearing iframe URLs, and a provider's player does not survive that.
  if (!state.isFile) return [withoutPlayer(next), 'reset', 'watch']
  // A file that is still loading would start playing unseen.
  return event === 'left' ? [next, 'pause', 'watch'] : [next, 'watch']
}

/** The players' code, requested in this generation, is there or has failed to load. `isFile`: undefined if the video cannot be played. */
export function reduceRequest(state: State, by: Request, generation: number, isFile: boolean | undefined): Next {
  // Of several clicks the first counts; a click starts a player again that came into view.
  if (generation !== state.generation || state.by === 'click' || (state.by && by === 'view')) return [state]
  // Another try removes the notice of the last one. When nothing can be played, the link behaves as a plain link.
  if (isFile === undefined) return by === 'click' ? [withoutPlayer(state), 'removeNotice', 'reset', 'followLink'] : [state, 'removeNotice']
  const next = { by, isFile, generation }
  return state.by ? [next, 'removeNotice', 'reset', 'add'] : [next, 'removeNotice', 'add']
}

export interface FailureFacts extends Pick<State, 'by' | 'progress' | 'isFile'> {
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
export function planFailure({ progress, isFile, by, isRecent, isLink }: FailureFacts): FailurePlan | undefined {
  if (!isFile && progress === 'playing') return undefined
  // A player that was ready but had no video will not get one later.
  const isUnplayable = progress === 'ready'
  return {
    followsLink: by === 'click' && !isFile && isRecent && isLink === true,
    offersButton: isUnplayable || isLink === undefined,
    leavesClicks: isUnplayable,
  }
}
