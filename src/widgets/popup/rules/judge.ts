import { rawOf, read, reportField } from '../../../read'
import { nameOf, report } from '../../../report'
import type { Popup } from '../../../services/popups'
import { type TimingOptions, timingFields } from '../settings'
import { type Facts, factsOf } from './facts'
import { type Finding, type RuleName, rules } from './table'
import { limitOf } from './times'

export type Judged = Finding & { name: RuleName; facts: Facts }

/** The popup's rules as they are set: its `timing`, and `data-popup-limit` over it. */
export function timingOf({ host, settings }: Popup): TimingOptions {
  const { popupLimit } = host.dataset
  const limit = popupLimit ? limitOf(popupLimit) : {}
  if (!limit) report(nameOf(host), `data-popup-limit: expected 1/day, 2/24h, 1/session or the like, got ${popupLimit}`)
  return read(timingFields, { ...rawOf(settings.timing), ...limit }, (key, field, value) =>
    reportField(host, `timing.${key}`, field, value),
  ) as TimingOptions
}

/** Judges every rule that is switched on; none is spared when another has failed (contract popups §4.0). */
export function judge(popup: Popup, timing: TimingOptions, peek = false): Judged[] {
  const facts = factsOf(popup, timing, peek)
  return (Object.keys(rules) as RuleName[])
    .filter((name) => timing[name])
    .map((name) => {
      const finding: Finding = rules[name](timing, facts)
      if (finding.bad) report(nameOf(popup.host), `timing.${finding.bad}: cannot be used, got ${timing[finding.bad]}`)
      return { ...finding, name, facts }
    })
}
