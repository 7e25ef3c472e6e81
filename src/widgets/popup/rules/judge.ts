import { describeElement, report } from '../../../base/report'
import { asObject, excerpt, isObject, type Raw } from '../../../base/values'
import type { Popup } from '../../../popups/registry'
import { type Field, readSettings, reportField } from '../../../settings/read'
import { type TimingOptions, timingFields } from '../display-settings'
import { type Facts, factsOf } from './facts'
import { type Finding, type RuleName, rules } from './table'
import { limitOf } from './times'

export type Judged = Finding & { name: RuleName; facts: Facts }

const GROUP: Field<object> = { kind: 'group', default: {} }
/** `triggers` or `timing` of a popup's settings; anything but an object, or the server's empty list, is said. */
export function groupOf({ host, settings }: Popup, key: 'triggers' | 'timing'): Raw {
  const value = settings[key]
  if (value && !isObject(value) && String(value)) reportField(host, key, GROUP, value)
  return asObject(value)
}

/** The popup's rules as they are set: its `timing`, and `data-popup-limit` over it. */
export function timingOf(popup: Popup): TimingOptions {
  const { host } = popup
  const { popupLimit } = host.dataset
  const limit = popupLimit ? limitOf(popupLimit) : {}
  if (!limit) report(describeElement(host), `data-popup-limit: expected 1/day, 2/24h, 1/session or the like, got ${excerpt(popupLimit)}`)
  return readSettings(timingFields, { ...groupOf(popup, 'timing'), ...limit }, (key, field, value) =>
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
      if (finding.bad) {
        const wanted = finding.bad === 'url_url' ? 'a regular expression' : 'a date such as 2024-05-20 10:00'
        report(describeElement(popup.host), `timing.${finding.bad}: expected ${wanted}, got ${excerpt(timing[finding.bad])}`)
      }
      return { ...finding, name, facts }
    })
}
