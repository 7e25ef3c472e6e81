import type { OpenChangeReason } from '../../popups/registry'

/**
 * A popup's progress: `begun`, with nothing to see yet; `filled` with its content; `shown`; `open`, when everybody has been told; and `closing`,
 * while its exit animation plays.
 */
export type Phase = 'closed' | 'begun' | 'filled' | 'shown' | 'open' | 'closing'

export interface State {
  phase: Phase
  /** Why it was opened last. */
  reason: OpenChangeReason
}

export interface PopupEvent {
  /**
   * show: it should open, whatever it does now. step: the opening continues. hide: it should close, unless the page objects. agreed: the page does
   * not. end: it closes at once, or its exit animation is over; nobody can prevent that.
   */
  type: 'show' | 'step' | 'hide' | 'agreed' | 'end'
  reason: OpenChangeReason
}

/** What to do, in this order. `again`: the same event is sent once more; `later`: the next `step`, unless something else comes first. */
export type Effect = 'begin' | 'fill' | 'reveal' | 'tell' | 'later' | 'again' | 'ask' | 'sayHide' | 'exit' | 'finish'

type Next = [Phase, ...Effect[]]

const BEGIN: Next = ['begun', 'begin', 'later']
const EXIT: Next = ['closing', 'exit']
const FINISH: Next = ['closed', 'finish']

/** What an event makes of a popup in each phase. What is not listed changes nothing. */
const NEXT: Record<PopupEvent['type'], Partial<Record<Phase, Next>>> = {
  show: { closed: BEGIN, begun: BEGIN, filled: BEGIN, shown: BEGIN, open: BEGIN, closing: BEGIN },
  step: { begun: ['filled', 'fill', 'later'], filled: ['shown', 'reveal', 'later'], shown: ['open', 'tell'] },
  // An opening that has begun is completed before it closes, so that no listener hears of a closing without an opening.
  hide: {
    begun: ['filled', 'fill', 'again'],
    filled: ['shown', 'reveal', 'again'],
    shown: ['open', 'tell', 'again'],
    open: ['open', 'ask'],
  },
  agreed: { begun: EXIT, filled: EXIT, shown: EXIT, open: EXIT },
  // Whoever has heard of the opening also hears of its end.
  end: { begun: FINISH, filled: FINISH, shown: FINISH, open: ['closing', 'sayHide', 'exit', 'again'], closing: FINISH },
}

/** What an event makes of a popup, and what to do about it, in this order (contract popups §7). */
export function reduce(state: State, { type, reason }: PopupEvent): [State, Effect[]] {
  const [phase, ...effects] = NEXT[type][state.phase] ?? [state.phase]
  if (phase === state.phase && type !== 'show') return [state, effects]
  return [{ phase, reason: type === 'show' ? reason : state.reason }, effects]
}
