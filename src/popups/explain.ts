import { elementById } from '../base/document'
import { closestOf, propertyOf } from '../base/property-of'
import { report } from '../base/report'
import { didYouMean } from '../base/suggest'
import { excerpt } from '../base/values'
import { POPUP_BY_HAND } from '../page/selectors'
import { storage } from '../page/storage'
import type { PopupStatus } from './activate'
import { readDialog } from './dialog/dialog-fields'
import { blockedReasons, cannotFire, explainCondition, triggerMessages } from './explain-messages'
import { isChosen } from './group'
import { readTriggers, type TimingOptions, type TriggerOptions, unknownSwitches } from './opening-fields'
import { popupKey, storageKey } from './popup-key'
import { type Popup, popups } from './registry'
import { evaluateRules, readRules } from './rules/evaluate'
import * as rare from './rules/rare'
import { rules } from './rules/table'
import { impressionsKey } from './rules/times'
import { readShownBefore } from './shown-before'
import { enabledTriggers, type TriggerName, triggers } from './triggers/table'
import type { TriggerEnvironment } from './triggers/types'
import { type Condition, verdict } from './verdict'

export interface TriggerState {
  name: string
  /**
   * armed: waiting, in the end for the code of the dialog; fired: opened the popup; refused: fired, but something kept the popup closed;
   * off: will not fire on this page view; unknown: no such trigger.
   */
  state: 'armed' | 'fired' | 'refused' | 'off' | 'unknown'
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

/** Where an element with this id is inside a popup: its contents start when it opens. */
function aboutOuter(id: string): string {
  const parent = elementById(id)?.parentElement
  const outer = parent && closestOf(parent, POPUP_BY_HAND)
  return outer ? `It is inside the popup ${propertyOf(outer, 'id')}, and starts when that one opens.` : ''
}

/** Explains that no popup has this id, and which ids exist. */
export function explainUnknown(id: unknown): Explanation {
  const ids = popups.all().map((popup) => popup.id)
  const name = excerpt(id)
  const others = aboutOuter(name) || (ids.length ? `It has ${ids.map((each) => each || 'one without an id').join(', ')}.` : 'It has none.')
  const why = `No popup on this page has the id ${name}${didYouMean(name, ids) || '.'} ${others}`
  report('popup', `explain: ${why}`)
  return { id: name, open: false, disabled: false, willShow: false, triggers: [], rules: [], why }
}

const statusOf = (popup: Popup) => popup.status as PopupStatus | undefined

/** Explains a popup without counting, storing or opening anything. */
export function explain(popup: Popup): Explanation {
  const { timing, conditions } = readConditions(popup)
  const opens = verdict(conditions, 'start').opens && verdict(conditions, 'trigger').opens
  const explained = explainTriggers(popup, !opens)
  const rules = conditions.map((each) => ({ name: each.name, pass: each.pass, why: explainCondition(popup, timing, each) }))
  return {
    id: popup.id,
    open: popup.isOpen(),
    disabled: conditions.some(({ name, pass }) => name === 'disable' && !pass),
    willShow: opens && explained.some(({ state }) => state === 'armed'),
    triggers: explained,
    rules: [...rules.filter(({ why }) => why), ...remarks(popup)],
  }
}

/** All that decides whether it opens by itself. What does not count again at a trigger is as it was at the start. */
function readConditions(popup: Popup): { timing: TimingOptions; conditions: Condition[] } {
  const status = statusOf(popup)
  const timing = readRules(popup)
  const now = [
    ...evaluateRules(popup, timing, rare, true),
    { name: 'group' as const, pass: isChosen(popup, true) },
    ...readShownBefore(popup, readDialog(popup).avoid_multiple_popups),
  ]
  const asDecided = (each: Condition) =>
    each.at?.includes('trigger') ? each : (status?.conditions.find(({ name }) => name === each.name) ?? each)
  return { timing, conditions: now.map(asDecided) }
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

/** Found by starting the trigger and stopping it at once: where a rule fails, none has been started. */
function findInvalidOption(name: TriggerName, options: TriggerOptions, environment?: TriggerEnvironment): string | undefined {
  const started = environment && triggers[name](options, () => {}, environment)
  if (typeof started === 'string') return started
  started?.()
}

function explainTriggers(popup: Popup, isBlocked: boolean): TriggerState[] {
  const options = readTriggers(popup)
  const all = Object.keys(triggerMessages)
  const known = enabledTriggers(options).map((name): TriggerState => {
    const off = (why: string): TriggerState => ({ name, state: 'off', why })
    const status = statusOf(popup)
    const started = status?.triggers.find((each) => each.name === name)
    const invalidOption = started ? started.invalidOption : findInvalidOption(name, options, status?.environment)
    if (invalidOption) return off(blockedReasons[invalidOption]?.(options) ?? invalidOption)
    const event = triggerMessages[name](options)
    const obstacle = cannotFire(name, status?.environment)
    if (!started) return off(`would wait for ${event}, but ${isBlocked ? 'a rule keeps the popup closed' : 'was not started on this page'}`)
    const { state } = started
    const isComing = state === 'refused' && popup.request?.reason === 'trigger'
    if (state === 'fired' || (isComing && popup.isOpen())) return { name, state: 'fired', why: `opened it: ${event}` }
    if (isComing) return { name, state: 'armed', why: `waits for the code of its dialog to load; its moment came (${event})` }
    if (state === 'refused')
      return { name, state, why: `its moment came (${event}), but a rule, another popup or a script of the page kept it closed` }
    if (state === 'off') return off(`ended with another trigger; waited for ${event}`)
    return obstacle ? off(`waits for ${event}, but ${obstacle}`) : { name, state, why: `waits for ${event}` }
  })
  const unknown = unknownSwitches(popup).triggers.map((name): TriggerState => {
    const why = `no such trigger${didYouMean(name, all) || ','} there are ${all.join(', ')}`
    return { name, state: 'unknown', why }
  })
  return [...known, ...unknown]
}
