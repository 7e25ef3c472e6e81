import { asObject } from '../../base/values'
import { storage } from '../../builder/storage'
import { type Popup, popups } from '../../popups/registry'
import { enabledTriggers, isTimeBound, type PopupStatus, triggersOf } from './activate'
import { timingFields, triggerFields } from './display-settings'
import { blockedReasons, explainRule, waitsFor } from './explain-messages'
import { judge, timingOf } from './rules/judge'
import { rules } from './rules/table'

export interface TriggerState {
  name: string
  /** armed: it waits; fired: it opened the popup; off: it will not on this page view; unknown: there is no such trigger. */
  state: 'armed' | 'fired' | 'off' | 'unknown'
  why: string
}
export interface RuleState {
  name: string
  pass: boolean
  why: string
}
/** What a popup will do by itself on this page view, and why; in English, for the site's owner. */
export interface Explanation {
  id: string
  open: boolean
  /** The visitor said "never again". */
  disabled: boolean
  /** It will open as soon as one of its armed triggers fires. */
  willShow: boolean
  triggers: TriggerState[]
  rules: RuleState[]
}

/** Switches that no table knows: newer builders', or slips of the pen. */
const unknown = (raw: unknown, fields: object): string[] =>
  Object.entries(asObject(raw)).flatMap(([name, value]) =>
    Object.hasOwn(fields, name) || !/^(yes|true|1)$/.test(String(value)) ? [] : [name],
  )

/** Looks only: nothing is counted, stored or armed by it. */
export function explain(popup: Popup): Explanation {
  const list = rulesOf(popup)
  const isHeld = list.some(({ pass }) => !pass)
  const states = statesOf(popup, isHeld)
  const disabled = Boolean(storage.get(`popup_${popup.key}_disable`))
  return {
    id: popup.id,
    open: popup.isOpen(),
    disabled,
    willShow: !disabled && !isHeld && states.some(({ state }) => state === 'armed'),
    triggers: states,
    rules: list,
  }
}

function rulesOf(popup: Popup): RuleState[] {
  const { settings, key } = popup
  const standing = popup.standing as PopupStatus | undefined
  const timing = timingOf(popup)
  const list: RuleState[] = judge(popup, timing, true).map((now) => {
    // What was judged once, at the start, stands.
    const found = (!isTimeBound(now) && standing?.judged.find(({ name }) => name === now.name)) || now
    return { name: found.name, pass: found.pass, why: explainRule(timing, found) }
  })
  for (const name of unknown(settings.timing, timingFields))
    list.push({ name, pass: true, why: `no such rule, ignored; there are ${Object.keys(rules).join(', ')}` })
  if (storage.get(`popup_${key}_converted`))
    list.push({ name: 'converted', pass: false, why: 'it has done its work with this visitor (data-popup-convert)' })
  if (settings.avoid_multiple_popups)
    list.push({
      name: 'avoid_multiple_popups',
      pass: !popups.popped,
      why: `${popups.popped ? 'a' : 'no'} popup was shown on this page view`,
    })
  return list
}

function statesOf(popup: Popup, isHeld: boolean): TriggerState[] {
  const options = triggersOf(popup)
  const waiting = (popup.standing as PopupStatus | undefined)?.waiting ?? []
  const states = enabledTriggers(options).map((name): TriggerState => {
    const at = waiting.find((each) => each.name === name)
    const what = waitsFor[name](options)
    if (at?.bad) return { name, state: 'off', why: blockedReasons[at.bad]?.(options) ?? at.bad }
    if (at?.state === 'armed') return { name, state: 'armed', why: `waits for ${what}` }
    if (at?.state === 'fired') return { name, state: 'fired', why: `opened it: ${what}` }
    if (at) return { name, state: 'off', why: `ended with another trigger; waited for ${what}` }
    return { name, state: 'off', why: `would wait for ${what}, but ${isHeld ? 'a rule is against it' : 'is not armed'}` }
  })
  for (const name of unknown(popup.settings.triggers, triggerFields))
    states.push({ name, state: 'unknown', why: `no such trigger, ignored; there are ${Object.keys(waitsFor).join(', ')}` })
  return states
}
