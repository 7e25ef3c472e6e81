export type Phase = 'closed' | 'open' | 'closing'

/** What a link, a button or a script asks of a panel. */
export type PanelAction = 'open' | 'close' | 'toggle'

/** end: its exit is over, or it closes at once. follow: it closes at once for a link that leads elsewhere on the page. */
export type PanelEvent = PanelAction | 'end' | 'follow'

/**
 * The effects to run, in order, once the new phase has been written on the panel. enter, exit: start its animation. cover: open it over the
 * page. uncover: undo that, and return the focus; leave: undo that, but leave the focus where it is.
 */
export type Effect = 'enter' | 'exit' | 'cover' | 'uncover' | 'leave'

type Transitions = Partial<Record<Phase, [Phase, ...Effect[]]>>

/** While closing it still covers the page. */
const OPEN: Transitions = { closed: ['open', 'enter', 'cover'], closing: ['open', 'enter'] }
const CLOSE: Transitions = { open: ['closing', 'exit'] }

/** The transition of each event in each phase; missing ones change nothing. */
const NEXT: Record<PanelEvent, Transitions> = {
  open: OPEN,
  close: CLOSE,
  toggle: { ...OPEN, ...CLOSE },
  end: { open: ['closed', 'uncover'], closing: ['closed', 'uncover'] },
  follow: { open: ['closed', 'leave'], closing: ['closed', 'leave'] },
}

/** The new phase, and the effects to run. */
export const reduce = (phase: Phase, event: PanelEvent): [Phase, ...Effect[]] => NEXT[event][phase] ?? [phase]
