import type { TimingOptions, TriggerOptions } from './display-settings'
import type { Judged } from './rules/judge'
import type { RuleName } from './rules/table'
import type { TriggerName } from './triggers/table'

const names = (list: readonly string[]): string => list.join(', ') || 'none'
const counted = (what: string, { got }: Judged, needed: number): string =>
  Number.isNaN(needed) ? `${what}: no number is set` : `${what} since first seen: ${got} of ${needed} needed`
const clock = (time: unknown): string => new Date(Number(time)).toLocaleString('sv')

function times({ times_times, times_period: period, times_count }: TimingOptions, { got }: Judged): string {
  if (Number.isNaN(times_times)) return 'no number of times is set'
  const within =
    period === 'session' ? 'in this session' : !period ? 'ever' : /^\d/.test(period) ? `within ${period}` : `within one ${period}`
  return `${times_count === 'close' ? 'closed' : 'shown'} ${got} of ${Math.trunc(times_times)} times ${within}`
}

function url({ url_action: action, url_url: text }: TimingOptions, { pass, got }: Judged): string {
  const from = got ? `the visitor came from ${got}` : 'the visitor came directly'
  if (action === 'regex') return `${from}, which ${pass ? 'matches' : 'does not match'} ${text || 'everything'}`
  return `${from}, which ${pass === (action === 'show') ? 'contains' : 'does not contain'} “${text}”`
}

function loggedIn({ logged_in_users }: TimingOptions, { got, facts }: Judged): string {
  if (!facts.isMember) return 'the visitor is not logged in'
  if (logged_in_users === 'all') return 'hidden from everybody who is logged in'
  return got ? `hidden from the role ${got}` : `none of the visitor’s roles (${names(facts.roles)}) is listed`
}

function schedule(o: TimingOptions, { got }: Judged): string {
  const { schedule_start_date: start, schedule_end_date: end } = o
  if (!start && !end) return 'no start and no end are set'
  const whose = o.schedule_timezone === 'site' && o.schedule_server_datetime ? 'the site’s clock' : 'the visitor’s clock'
  return `from ${start || 'any time'} to ${end || 'any time'}; ${whose} says ${clock(got)}`
}

/** Why a rule passes or not, in words that a marketer understands, with the numbers. */
const rules: Record<RuleName, (options: TimingOptions, found: Judged) => string> = {
  page_views: (o, found) => counted('page views', found, o.page_views_views),
  sessions: (o, found) => counted('sessions', found, o.sessions_sessions),
  url,
  sources: (o, { got }) =>
    `the visit is ${got}${got === 'direct' ? ', which counts as external' : ''}; allowed: ${names(o.sources_sources)}`,
  logged_in: loggedIn,
  devices: (o, { got }) => `the device is ${got}; allowed: ${names(o.devices_devices)}`,
  times,
  browsers: (o, { got }) =>
    o.browsers_browsers === 'all'
      ? 'every browser is allowed'
      : got
        ? `the browser is ${got}`
        : `the browser is none of those allowed: ${names(o.browsers_browsers_options)}`,
  schedule,
}

export const explainRule = (options: TimingOptions, found: Judged): string =>
  found.bad ? `${found.bad}: “${options[found.bad]}” cannot be used` : rules[found.name](options, found)

const s = (ms: number): string => `${ms / 1000} s`

/** What a trigger waits for. */
export const waitsFor: Record<TriggerName, (options: TriggerOptions) => string> = {
  page_load: (o) => `${s(o.page_load_delay)} after the page is ready`,
  scrolling: (o) => (o.scrolling_direction === 'up' ? 'scrolling up' : `scrolling down to ${o.scrolling_offset} % of the page`),
  scrolling_to: (o) => `${o.scrolling_to_selector} coming into view`,
  click: (o) => `click number ${o.click_times} on the page`,
  inactivity: (o) => `${s(o.inactivity_time)} without mouse, touch, scrolling or keys`,
  exit_intent: () => 'the mouse leaving through the top edge',
}

/** Why a trigger can never fire, by the option in its way. */
export const blockedReasons: Record<string, (options: TriggerOptions) => string> = {
  scrolling_direction: () => 'scrolling_direction is not set: up or down',
  scrolling_offset: () => 'scrolling_offset is not set: a percentage of the page',
  scrolling_to_selector: (o) =>
    o.scrolling_to_selector ? `nothing on the page matches ${o.scrolling_to_selector}` : 'scrolling_to_selector is not set',
  click_times: () => 'clicks are counted from 1',
}
