import type { TimingOptions } from '../display-settings'
import type { Facts } from './facts'
import { sources, url } from './referrer'
import { schedule } from './schedule'
import { times } from './times'

/** What a rule finds; `words.ts` makes the verdict's sentence of it, for those who ask. */
export interface Finding {
  pass: boolean
  /** What was found: a count, a role, a browser, a time, where the visit came from. */
  got?: number | string
  /** The option that cannot be used as it stands. */
  bad?: keyof TimingOptions
  /** Milliseconds after which it will pass, while the page stays open. */
  wait?: number
}
export type Rule = (options: TimingOptions, facts: Facts) => Finding

/** No count reaches a number that is not set (contract popups §4.1 PV4). */
const reached = (got: number, needed: number): Finding => ({ pass: got >= needed, got })

/** Every rule, in the order of the contract (popups §4.0). All that are switched on must pass. */
export const rules = {
  page_views: (o, f) => reached(f.pageViews - f.firstPageViews, o.page_views_views),
  sessions: (o, f) => reached(f.sessions - f.firstSessions, o.sessions_sessions),
  url,
  sources,
  /** Visitors who are not logged in always pass; an empty list of roles keeps nobody out (contract popups §4.5, §17.17). */
  logged_in: ({ logged_in_users, logged_in_roles }, { roles, isMember }) => {
    const got = roles.find((role) => logged_in_roles.includes(role))
    return { pass: !isMember || (logged_in_users !== 'all' && !got), got }
  },
  devices: (o, { device }) => ({ pass: o.devices_devices.includes(device), got: device }),
  times,
  browsers: (o, { browsers }) => {
    const got = o.browsers_browsers_options.find((name) => Object.hasOwn(browsers, name) && browsers[name])
    return { pass: o.browsers_browsers === 'all' || Boolean(got), got }
  },
  schedule,
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
