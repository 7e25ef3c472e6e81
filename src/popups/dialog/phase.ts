import type { OpenChangeReason } from '../registry'

/**
 * A popup's phase: `begun`, with nothing visible; `filled` with its content; `shown`; `open`, once announced; `closing`, during its exit
 * animation.
 */
export type Phase = 'closed' | 'begun' | 'filled' | 'shown' | 'open' | 'closing'

export interface State {
  phase: Phase
  /** The reason of its latest opening. */
  reason: OpenChangeReason
}

export interface PopupEvent {
  /**
   * show: open it, whatever its phase. step: continue opening. hide: close it unless the page objects. confirmed: the page did not object.
   * end: close it at once, or its exit animation is over; cannot be prevented.
   */
  type: 'show' | 'step' | 'hide' | 'confirmed' | 'end'
  reason: OpenChangeReason
}

/** The effects to run, in order. `again`: send the same event again; `later`: send the next `step` unless something else comes first. */
export type Effect = 'begin' | 'fill' | 'reveal' | 'notify' | 'later' | 'again' | 'confirmHide' | 'notifyHide' | 'exit' | 'finish'

type Next = [Phase, ...Effect[]]

const EXIT: Next = ['closing', 'exit']
const FINISH: Next = ['closed', 'finish']

/** The transition of each event in each phase; missing ones change nothing. `show` begins anew in any. */
const NEXT: Record<Exclude<PopupEvent['type'], 'show'>, Partial<Record<Phase, Next>>> = {
  step: { begun: ['filled', 'fill', 'later'], filled: ['shown', 'reveal', 'later'], shown: ['open', 'notify'] },
  // An opening is completed before closing, so that listeners never hear of a closing without an opening.
  hide: {
    begun: ['filled', 'fill', 'again'],
    filled: ['shown', 'reveal', 'again'],
    shown: ['open', 'notify', 'again'],
    open: ['open', 'confirmHide'],
  },
  confirmed: { begun: EXIT, filled: EXIT, shown: EXIT, open: EXIT },
  // Listeners that heard of the opening also hear of the end.
  end: { begun: FINISH, filled: FINISH, shown: FINISH, open: ['closing', 'notifyHide', 'exit', 'again'], closing: FINISH },
}

/** The new state and the effects to run, in order (contract popups §7). */
export function reduce(state: State, { type, reason }: PopupEvent): [State, Effect[]] {
  if (type === 'show') return [{ phase: 'begun', reason }, ['begin', 'later']]
  const [phase, ...effects] = NEXT[type][state.phase] ?? [state.phase]
  return [phase === state.phase ? state : { ...state, phase }, effects]
}
