import type { RuleName } from './rules/table'
import type { Moment, RuleOutcome } from './rules/types'

/** Something that has to hold for a popup to open: one of its rules, or what is known of the visitor. */
export interface Condition extends RuleOutcome {
  name: RuleName | 'group' | 'disable' | 'converted' | 'avoid_multiple_popups'
}

/** Whether it opens; if not, what is against it. */
export interface Verdict {
  opens: boolean
  reasons: Condition[]
}

/** Whether a popup opens, by the conditions that count at this moment: the only place that decides it, but for listeners of `skerry:popup:show`, which may prevent it. */
export function verdict(conditions: Condition[], moment: Moment): Verdict {
  const reasons = conditions.filter(({ pass, at = ['start'] }) => !pass && at.includes(moment))
  return { opens: !reasons[0], reasons }
}
