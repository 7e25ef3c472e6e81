import type { OpenChangeReason } from '../../popups/registry'
import type { RuleName } from './rules/table'
import type { RuleOutcome } from './rules/types'

/** When it is asked whether a popup opens: at the start of the page, or when something is about to show it, and why. */
export type Moment = 'start' | OpenChangeReason

/** Something that has to hold for a popup to open: one of its rules, or what is stored about the visitor. */
export interface Condition extends RuleOutcome {
  name: RuleName | 'group' | 'disable' | 'converted' | 'avoid_multiple_popups'
}

/** Whether it opens; if not, what is against it. */
export interface Verdict {
  opens: boolean
  reasons: Condition[]
}

/**
 * When each condition counts; those not listed only at the start, because which visitors get a popup is decided once (contract popups §4.6).
 * Time changes the outcome of two rules, so they are asked again when a trigger fires. A preview opens whatever holds.
 */
const MOMENTS: Partial<Record<Condition['name'], Moment[]>> = {
  times: ['start', 'trigger'],
  schedule: ['start', 'trigger'],
  converted: ['trigger'],
  avoid_multiple_popups: ['trigger', 'selector'],
  disable: ['trigger', 'selector', 'link', 'action', 'form', 'api'],
}

export const countsAt = (moment: Moment, name: Condition['name']): boolean => (MOMENTS[name] ?? ['start']).includes(moment)

/** Whether a popup opens, by the conditions that count at this moment: the only place that decides it. */
export function verdict(conditions: Condition[], moment: Moment): Verdict {
  const reasons = conditions.filter(({ name, pass }) => !pass && countsAt(moment, name))
  return { opens: !reasons[0], reasons }
}
