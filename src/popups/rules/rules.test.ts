import { describe, expect, it } from 'vitest'
import { browserFlags } from '../../page/browser-flags'
import { timingFields } from '../opening-fields'
import { type RuleName, rules } from './table'
import { passes } from './test-helpers'
import type { Facts } from './types'

// Identifiers in brackets name vectors in contract popups §4; [Q] marks a quirk of the builder that we improve on (contract popups §17).

const memberWith = (...roles: string[]) => ({ isMember: true, roles })

describe('the rules for page views and sessions', () => {
  it.each([
    ['fails on the first of two page views (PV1)', 'page_views', { page_views_views: 2 }, { pageViews: 1, firstPageViews: 1 }, false],
    ['fails one page view after the first (PV1)', 'page_views', { page_views_views: 2 }, { pageViews: 2, firstPageViews: 1 }, false],
    ['passes two page views after the first (PV1)', 'page_views', { page_views_views: 2 }, { pageViews: 3, firstPageViews: 1 }, true],
    ['passes three page views after the first (PV1)', 'page_views', { page_views_views: 2 }, { pageViews: 4, firstPageViews: 1 }, true],
    ['counts page views from the first evaluation (PV3)', 'page_views', { page_views_views: 3 }, { pageViews: 8, firstPageViews: 5 }, true],
    ['fails without a number (PV4)', 'page_views', {}, { pageViews: 100, firstPageViews: 1 }, false],
    ['passes at once with the number 0 (PV6)', 'page_views', { page_views_views: 0 }, {}, true],
    ['reads a number written as text', 'page_views', { page_views_views: '1' }, { pageViews: 2, firstPageViews: 1 }, true],
    ['fails in the first session (SE1)', 'sessions', { sessions_sessions: 1 }, { sessions: 1, firstSessions: 1 }, false],
    ['passes in the next session (SE2)', 'sessions', { sessions_sessions: 1 }, { sessions: 2, firstSessions: 1 }, true],
    [
      'does not count page views as sessions (SE3)',
      'sessions',
      { sessions_sessions: 2 },
      { pageViews: 10, sessions: 1, firstSessions: 1 },
      false,
    ],
    ['counts sessions from the first evaluation (SE4)', 'sessions', { sessions_sessions: 2 }, { sessions: 5, firstSessions: 3 }, true],
  ] as const)('%s', (_, name, timing, some, pass) => expect(passes(name, timing, some)).toBe(pass))
})

describe('the rules for logged-in visitors and devices', () => {
  it.each([
    ['passes for a visitor who is not logged in (L1)', 'logged_in', { logged_in_users: 'all' }, {}, true],
    ['fails for all logged-in visitors (L2)', 'logged_in', { logged_in_users: 'all' }, memberWith('editor'), false],
    [
      'fails for a member with a listed role (L3)',
      'logged_in',
      { logged_in_users: 'custom', logged_in_roles: ['editor'] },
      memberWith('editor', 'x'),
      false,
    ],
    [
      'passes for a member without a listed role (L4)',
      'logged_in',
      { logged_in_users: 'custom', logged_in_roles: ['subscriber'] },
      memberWith('editor'),
      true,
    ],
    [
      'passes for a member when no role is listed (L5)',
      'logged_in',
      { logged_in_users: 'custom', logged_in_roles: [] },
      memberWith('editor'),
      true,
    ],
    [
      'passes for a member when the list is missing ([Q] contract popups §17.17)',
      'logged_in',
      { logged_in_users: 'custom' },
      memberWith('editor'),
      true,
    ],
    ['passes on a listed device (D1)', 'devices', { devices_devices: ['desktop'] }, { device: 'desktop' }, true],
    ['fails on a device that is not listed (D1)', 'devices', { devices_devices: ['mobile'] }, { device: 'desktop' }, false],
    ['fails when the list of devices is missing (D5)', 'devices', {}, { device: 'desktop' }, false],
  ] as const)('%s', (_, name, timing, some, pass) => expect(passes(name, timing, some as Partial<Facts>)).toBe(pass))
})

describe('the rule for the number of showings', () => {
  it.each([
    ['passes below the limit (TI1)', { times_times: 2 }, 1, true],
    ['fails at the limit (TI1)', { times_times: 2 }, 2, false],
    ['fails at the limit of a period (TI6)', { times_times: 1, times_period: 'day' }, 1, false],
    ['fails without a number (TI9)', {}, 0, false],
    ['reads a number with letters after it (TI10)', { times_times: '2abc' }, 1, true],
    ['passes for an unknown period (TI11)', { times_times: 2, times_period: 'year' }, 0, true],
    ['ignores a fraction of the limit', { times_times: 1.9 }, 1, false],
  ])('%s', (_, timing, shown, pass) => expect(passes('times', timing, { shown })).toBe(pass))
})

describe('the browser rule', () => {
  const chrome = { chrome: {} }
  const ua = {
    chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Safari/537.36',
    edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Safari/537.36 Edg/125.0',
    opera: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Safari/537.36 OPR/110.0',
    crios:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/125.0 Mobile/15E148 Safari/604.1',
  }
  const custom = (...names: string[]) => ({ browsers_browsers: 'custom', browsers_browsers_options: names })
  it.each([
    ['passes when every browser is allowed', { browsers_browsers: 'all' }, ua.opera, true],
    ['passes in a listed browser (BR1)', custom('chrome'), ua.chrome, true],
    ['fails in a browser that is not listed (BR2)', custom('firefox'), ua.chrome, false],
    ['fails when no browser is listed (BR3)', custom(), ua.chrome, false],
    ['fails when the list is missing (BR3)', { browsers_browsers: 'custom' }, ua.chrome, false],
    ['does not take Edge for Chrome (BR4)', custom('chrome'), ua.edge, false],
    ['takes Chrome on iOS for Safari (BR5)', custom('safari'), ua.crios, true],
    ['takes Opera for neither Chrome nor Safari (BR6)', custom('chrome', 'safari'), ua.opera, false],
    ['fails for names of an object’s own properties', custom('constructor', '__proto__'), ua.chrome, false],
  ])('%s', (_, timing, agent, pass) =>
    expect(passes('browsers', timing, { browsers: browserFlags(agent, agent === ua.crios ? {} : chrome) })).toBe(pass),
  )
})

it('no rule throws, whatever the settings and facts', () => {
  const odd = [null, [], {}, '', 'x', 0, Number.NaN, { size: {} }, [null, {}]]
  for (const name of Object.keys(rules) as RuleName[])
    for (const value of odd) {
      const timing = Object.fromEntries(Object.keys(timingFields).map((key) => [key, value]))
      expect(typeof passes(name, timing, { referrer: String(value), device: String(value) })).toBe('boolean')
    }
})
