import { report } from '../../base/report'
import { didYouMean } from '../../base/suggest'
import { excerpt } from '../../base/values'
import { storage } from '../../page/storage'
import { popupKey } from '../../popups/popup-key'
import { type Popup, popups } from '../../popups/registry'
import { enabledTriggers, type PopupStatus, type TriggerStatus } from './activate'
import { readShownBefore, storageKey } from './counters'
import { readDialog } from './dialog-settings'
import { readTriggers, type TimingOptions, unknownSwitches } from './display-settings'
import { blockedReasons, cannotFire, explainCondition, triggerMessages } from './explain-messages'
import { readChoice } from './group'
import { evaluateRules, readRules } from './rules/evaluate'
import * as rare from './rules/rare'
import { rules } from './rules/table'
import { impressionsKey } from './rules/times'
import { type Condition, countsAt, verdict } from './verdict'

export interface TriggerState {
  name: string
  /** armed: waiting; fired: opened the popup; off: will not fire on this page view; unknown: no such trigger. */
  state: 'armed' | 'fired' | 'off' | 'unknown'
  why: string
}
export interface RuleState {
  name: string
  pass: boolean
  why: string
}
/** What a popup will do automatically on this page view, and why; in English, for the site's owner. */
export interface Explanation {
  id: string
  open: boolean
  /** The visitor chose "never again". */
  disabled: boolean
  /** It opens as soon as an armed trigger fires. */
  willShow: boolean
  triggers: TriggerState[]
  rules: RuleState[]
  /** For an unknown id: which ids exist. */
  why?: string
}

/** Explains that no popup has this id, and which ids exist. */
export function explainUnknown(id: unknown): Explanation {
  const ids = popups.all().map((popup) => popup.id)
  const name = excerpt(id)
  const others = ids.length ? `It has ${ids.map((each) => each || 'one without an id').join(', ')}.` : 'It has none.'
  const why = `No popup on this page has the id ${name}${didYouMean(name, ids) || '.'} ${others}`
  report('popup', `explain: ${why}`)
  return { id: name, open: false, disabled: false, willShow: false, triggers: [], rules: [], why }
}

const statusOf = (popup: Popup) => popup.status as PopupStatus | undefined

/** Explains a popup without counting, storing or starting anything. */
export function explain(popup: Popup): Explanation {
  const { timing, conditions } = readConditions(popup)
  const opens = verdict(conditions, 'start').opens && verdict(conditions, 'trigger').opens
  const triggers = explainTriggers(popup, !opens)
  const rules = conditions.map((each) => ({ name: each.name, pass: each.pass, why: explainCondition(popup, timing, each) }))
  return {
    id: popup.id,
    open: popup.isOpen(),
    disabled: conditions.some(({ name, pass }) => name === 'disable' && !pass),
    willShow: opens && triggers.some(({ state }) => state === 'armed'),
    triggers,
    rules: [...rules.filter(({ why }) => why), ...remarks(popup)],
  }
}

/** All that decides whether it opens by itself. What does not count again at a trigger is as it was at the start. */
function readConditions(popup: Popup): { timing: TimingOptions; conditions: Condition[] } {
  const status = statusOf(popup)
  const timing = status?.timing ?? readRules(popup)
  const now = [
    ...evaluateRules(popup, timing, { ...status?.known, rare }, true),
    ...readChoice(popup, true),
    ...readShownBefore(popup, readDialog(popup).avoid_multiple_popups),
  ]
  const atStart = (name: Condition['name']) =>
    countsAt('trigger', name) ? undefined : status?.conditions.find((each) => each.name === name)
  return { timing, conditions: now.map((each) => atStart(each.name) ?? each) }
}

/** The popup's stored counters, as `[key, value]`, that are not numbers because other code overwrote them. */
function unreadableCounters(popup: Popup): [key: string, value: unknown][] {
  const own = ['times', 'page_views_initialPageViews', 'sessions_initialSessions'].map((name) => storageKey(popup, name))
  return ['pageViews', 'sessions', ...own, impressionsKey(popupKey(popup))]
    .map((key): [string, unknown] => [key, storage.get(key)])
    .filter(([, value]) => value !== undefined && (typeof value === 'object' || Number.isNaN(Number(value))))
}

/** What is worth knowing about the rules, and decides nothing. */
function remarks(popup: Popup): RuleState[] {
  const all = Object.keys(rules)
  return [
    ...unknownSwitches(popup).timing.map((name) => [
      name,
      `no such rule, ignored${didYouMean(name, all) || ';'} there are ${all.join(', ')}`,
    ]),
    ...unreadableCounters(popup).map(([key, value]) => ['storage', `${key} is not a number, ${excerpt(value)}, and counts as 0`]),
  ].map(([name = '', why = '']) => ({ name, pass: true, why }))
}

function explainTriggers(popup: Popup, isBlocked: boolean): TriggerState[] {
  const { options, triggers: statuses } = statusOf(popup) ?? { options: readTriggers(popup), triggers: [] }
  const states = enabledTriggers(options).map((name): TriggerState => {
    const status = statuses.find((each: TriggerStatus) => each.name === name)
    const event = triggerMessages[name](options)
    if (!status)
      return {
        name,
        state: 'off',
        why: `would wait for ${event}, but ${isBlocked ? 'a rule keeps the popup closed' : 'was not started on this page'}`,
      }
    if (status.invalidOption) return { name, state: 'off', why: blockedReasons[status.invalidOption]?.(options) ?? status.invalidOption }
    const obstacle = cannotFire(name)
    if (status.state === 'armed')
      return obstacle
        ? { name, state: 'off', why: `waits for ${event}, but ${obstacle}` }
        : { name, state: 'armed', why: `waits for ${event}` }
    if (status.state === 'fired') return { name, state: 'fired', why: `opened it: ${event}` }
    return { name, state: 'off', why: `ended with another trigger; waited for ${event}` }
  })
  for (const name of unknownSwitches(popup).triggers)
    states.push({
      name,
      state: 'unknown',
      why: `no such trigger${didYouMean(name, Object.keys(triggerMessages)) || ','} there are ${Object.keys(triggerMessages).join(', ')}`,
    })
  return states
}
