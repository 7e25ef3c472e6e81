import { languages, pages, parameters } from './pages'
import { sources, url } from './referrer'
import { times } from './times'
import { AT_TRIGGERS, type Rule, type RuleOutcome } from './types'

/** An unset number is NaN, which no count reaches (contract popups §4.1 PV4). */
const hasReached = (actual: number, needed: number): RuleOutcome => ({ pass: actual >= needed, actual })

/** All rules in the contract's order (contract popups §4.0). All enabled ones must pass. */
export const rules = {
  page_views: (options, facts) => hasReached(facts.pageViews - facts.firstPageViews, options.page_views_views),
  sessions: (options, facts) => hasReached(facts.sessions - facts.firstSessions, options.sessions_sessions),
  url,
  sources,
  pages,
  parameters,
  languages,
  /** Visitors who are not logged in always pass; an empty list of roles excludes nobody (contract popups §§4.5, 17.17). */
  logged_in: ({ logged_in_users, logged_in_roles }, { roles, isMember }) => {
    const actual = roles.find((role) => logged_in_roles.includes(role))
    if (logged_in_users === 'guests') return { pass: isMember }
    return { pass: !isMember || (logged_in_users !== 'all' && !actual), actual }
  },
  devices: ({ devices_devices }, { device }) => ({ pass: devices_devices.includes(device), actual: device }),
  times,
  browsers: ({ browsers_browsers, browsers_browsers_options }, { browsers }) => {
    const actual = browsers_browsers_options.find((name) => Object.hasOwn(browsers, name) && browsers[name])
    return { pass: browsers_browsers === 'all' || Boolean(actual), actual }
  },
  schedule: (options, facts) => ({ pass: false, ...facts.rare?.schedule(options, facts), at: AT_TRIGGERS }),
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
