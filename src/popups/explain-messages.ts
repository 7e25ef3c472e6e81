import { readDialog } from './dialog/dialog-fields'
import { chosenIn, groupOf } from './group'
import { PERIOD, type TimingOptions, type TriggerOptions } from './opening-fields'
import { type Popup, popups } from './registry'
import { type EvaluatedRule, expectedOf } from './rules/evaluate'
import type { Source } from './rules/referrer'
import { siteStamp } from './rules/site-clock'
import type { TriggerName } from './triggers/table'
import type { TriggerEnvironment } from './triggers/types'
import type { Condition } from './verdict'

const joinNames = (names: readonly string[]): string => names.join(', ') || 'none'
function countMessage(what: string, { actual }: EvaluatedRule, forgets: boolean, needed: number): string {
  if (Number.isNaN(needed)) return `${what}: no number set`
  const from = forgets ? ' on this page, because this browser keeps nothing' : ' since first seen'
  return `${what}${from}: ${actual} of ${needed} needed`
}
/** Swedish formatting gives `2024-05-20 10:00:00`, like the dates in the settings. */
const formatTime = (time: unknown, timeZone?: string): string => new Date(Number(time)).toLocaleString('sv', { timeZone })

function periodMessage(period: string): string {
  if (period === 'session') return 'in this session'
  if (PERIOD.test(period)) return `within ${period}`
  return /^(day|week|month)$/.test(period) ? `within one ${period}` : 'ever'
}

function timesMessage({ times_times, times_period, times_count }: TimingOptions, { actual, facts }: EvaluatedRule): string {
  if (Number.isNaN(times_times)) return 'no number of times set'
  const verb = times_count === 'close' ? 'closed' : 'shown'
  const period = facts.forgetsShown ? 'on this page, because this browser keeps nothing' : periodMessage(times_period)
  return `${verb} ${actual} of ${Math.trunc(times_times)} times ${period}`
}

const URL_ACTIONS = { show: 'shown only where that contains', hide: 'hidden where that contains', regex: 'shown only where that matches' }

function urlMessage({ url_action: action, url_url: text }: TimingOptions, { actual, facts }: EvaluatedRule): string {
  const isOwn = action !== 'regex' && (text.startsWith('/') || text.includes(facts.host))
  const hint = isOwn ? '; for the page’s own address there is the rule “pages”' : ''
  return `the visitor came from ${actual || 'no page that the browser names'}; ${URL_ACTIONS[action]} “${text}”${hint}`
}

const listed = (show: readonly string[], hide: readonly string[]): string =>
  `shown on: ${show.join(', ') || 'all'}${hide.length ? `; hidden on: ${hide.join(', ')}` : ''}`

function loggedInMessage({ logged_in_users }: TimingOptions, { actual, facts }: EvaluatedRule): string {
  if (logged_in_users === 'guests') return `the visitor is ${facts.isMember ? '' : 'not '}logged in; hidden from those who are not`
  if (!facts.isMember) return 'the visitor is not logged in'
  if (logged_in_users === 'all') return 'hidden from all logged-in visitors'
  return actual ? `hidden from the role ${actual}` : `none of the visitor’s roles (${joinNames(facts.roles)}) is listed`
}

function browsersMessage({ browsers_browsers, browsers_browsers_options }: TimingOptions, { actual }: EvaluatedRule): string {
  if (browsers_browsers === 'all') return 'every browser is allowed'
  return actual ? `the browser is ${actual}` : `the browser is not one of those allowed: ${joinNames(browsers_browsers_options)}`
}

function scheduleMessage(options: TimingOptions, { actual }: EvaluatedRule): string {
  const { schedule_start_date: start, schedule_end_date: end } = options
  if (!start && !end) return 'no start or end set'
  const clock = siteStamp(options) ? `the site’s clock says ${formatTime(actual, 'UTC')}` : `the visitor’s clock says ${formatTime(actual)}`
  return `shown from ${start || 'any time'} to ${end || 'any time'}; ${clock}`
}

function groupMessage(group: string): string {
  if (!group) return ''
  const chosen = chosenIn(group, true)
  return `of the group “${group}” ${chosen ? `this visitor sees ${chosen}` : 'none has been chosen yet'}`
}

const WAYS: Record<Source, string> = {
  direct: 'opened the page directly',
  internal: 'came from a page of this site',
  external: 'came from another site',
  search: 'came from a search engine',
}
const FROM: Record<string, string> = {
  internal: 'from a page of this site',
  external: 'from outside this site',
  search: 'from a search engine',
}

/** Explains the outcome of each condition with numbers, in non-technical words; with none if there is nothing to say. */
const messages: Record<Condition['name'], (options: TimingOptions, rule: EvaluatedRule, popup: Popup) => string> = {
  page_views: (options, rule) => countMessage('page views', rule, rule.facts.forgetsViews, options.page_views_views),
  sessions: (options, rule) => countMessage('sessions', rule, rule.facts.forgetsSessions, options.sessions_sessions),
  url: urlMessage,
  pages: ({ pages_show, pages_hide }, { actual }) => `this page is ${actual}; ${listed(pages_show, pages_hide)}`,
  parameters: ({ parameters_show, parameters_hide }, { actual, facts }) =>
    `this page’s parameters are ${actual || 'none'}${facts.cameWith ? ', and the visitor arrived with the required ones' : ''}; ${listed(parameters_show, parameters_hide)}`,
  languages: ({ languages_languages, languages_of }, { actual }) =>
    `the ${languages_of}’s language is ${actual}; shown in: ${joinNames(languages_languages)}`,
  sources: ({ sources_sources }, { actual }) =>
    `the visitor ${WAYS[actual as Source]}; ${sources_sources.length ? `shown only to visitors ${sources_sources.map((source) => FROM[source] ?? `from “${source}”, which is no source`).join(' or ')}` : 'no source is selected, so nobody sees it'}`,
  logged_in: loggedInMessage,
  devices: ({ devices_devices }, { actual }) => `this device is ${actual}; shown on: ${joinNames(devices_devices)}`,
  times: timesMessage,
  browsers: browsersMessage,
  schedule: scheduleMessage,
  group: (_options, _rule, popup) => groupMessage(groupOf(popup)),
  // The explanation's `disabled` says it.
  disable: () => '',
  converted: (_, { pass }) => (pass ? '' : 'this visitor has already done what the popup is for (data-popup-convert)'),
  avoid_multiple_popups: (_options, _rule, popup) =>
    readDialog(popup).avoid_multiple_popups ? `${popups.hasShown ? 'a' : 'no'} popup was shown on this page view` : '',
}

export function explainCondition(popup: Popup, options: TimingOptions, condition: Condition): string {
  const { name, invalidOption } = condition
  if (invalidOption) return `${invalidOption}: “${options[invalidOption]}” cannot be used; expected ${expectedOf(invalidOption)}`
  // Only the messages of rules read the facts.
  return messages[name](options, condition as EvaluatedRule, popup)
}

const formatSeconds = (ms: number): string => `${ms / 1000} s`

/** What each trigger waits for. */
export const triggerMessages: Record<TriggerName, (options: TriggerOptions) => string> = {
  page_load: (options) => `${formatSeconds(options.page_load_delay)} after the page is ready`,
  scrolling: (options) =>
    options.scrolling_direction === 'up' ? 'scrolling up' : `scrolling down to ${options.scrolling_offset} % of the page`,
  scrolling_to: (options) => `${options.scrolling_to_selector} coming into view`,
  click: (options) => `click number ${options.click_times} on the page`,
  inactivity: (options) => `${formatSeconds(options.inactivity_time)} without mouse, touch, scrolling or keys`,
  exit_intent: () => 'the mouse leaving through the top edge',
}

function canBeScrolled({ measure }: TriggerEnvironment): boolean {
  const { pageHeight, viewportHeight } = measure()
  return pageHeight > viewportHeight
}

/** Why an armed trigger cannot fire on this device or page. Undefined if it can. */
export function cannotFire(name: TriggerName, environment?: TriggerEnvironment): string | undefined {
  // A browser that reports no pointer at all, such as one without a screen, tells nothing.
  const hasNoMouse = navigator.maxTouchPoints > 0 && !matchMedia('(any-pointer: fine)').matches
  if (name === 'exit_intent' && hasNoMouse) return 'this device has no mouse that could leave the page'
  if (name === 'scrolling' && environment && !canBeScrolled(environment)) return 'the page is too short to scroll'
}

/** Why a trigger can never fire, by the name of the responsible option. */
export const blockedReasons: Record<string, (options: TriggerOptions) => string> = {
  scrolling_direction: () => 'scrolling_direction is not set: up or down',
  scrolling_offset: () => 'scrolling_offset is not set: a percentage of the page',
  scrolling_to_selector: ({ scrolling_to_selector: selector }) =>
    selector ? `nothing on the page matches ${selector}` : 'scrolling_to_selector is not set',
  click_times: () => 'clicks are counted from 1',
}
