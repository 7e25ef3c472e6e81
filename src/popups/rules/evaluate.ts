import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { storage } from '../../page/storage'
import { readTiming, type TimingOptions } from '../opening-fields'
import { storageKey } from '../popup-key'
import type { Popup } from '../registry'
import type { Condition } from '../verdict'
import { collectFacts } from './facts'
import { type RuleName, rules } from './table'
import { LIMITS, parseLimit } from './times'
import type { Facts, RareRules, RuleOutcome } from './types'

/** An evaluated rule, with the facts used. */
export interface EvaluatedRule extends Condition {
  name: RuleName
  facts: Facts
}

/** The options of the popup's rules: its `timing`, overridden by `data-popup-limit`. */
export function readRules(popup: Popup): TimingOptions {
  const popupLimit = popup.host.getAttribute('data-popup-limit')
  const limit = popupLimit ? parseLimit(popupLimit) : {}
  if (!limit) report(describeElement(popup.host), `data-popup-limit: expected ${LIMITS}, got ${excerpt(popupLimit)}`)
  return { ...readTiming(popup), ...limit }
}

/** What an option with an invalid value should have been. */
export const expectedOf = (option: keyof TimingOptions): string =>
  option === 'url_url' ? 'a regular expression that is valid and never slow' : 'a date such as 2024-05-20 08:00'

/** Evaluates every enabled rule, even after one has failed (contract popups §4.0). */
export function evaluateRules(popup: Popup, timing: TimingOptions, rare?: RareRules, isReadOnly?: boolean): EvaluatedRule[] {
  const enabled = (Object.keys(rules) as RuleName[]).filter((name) => timing[name])
  if (!enabled[0]) return []
  const facts = collectFacts(popup, timing, rare, isReadOnly)
  return enabled.map((name) => {
    const outcome: RuleOutcome = rules[name](timing, facts)
    if (name === 'parameters' && outcome.pass && timing.parameters_session && !isReadOnly)
      storage.writeText(storageKey(popup, 'parameters'), 'yes', true)
    const { invalidOption } = outcome
    if (invalidOption)
      report(
        describeElement(popup.host),
        `timing.${invalidOption}: expected ${expectedOf(invalidOption)}, got ${excerpt(timing[invalidOption])}`,
      )
    return { ...outcome, name, facts }
  })
}
