import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserFlags } from '../../../builder/browser-flags'
import { readSettings } from '../../../settings/read'
import { timingFields } from '../display-settings'
import { type RuleName, rules } from './table'
import type { Facts } from './types'

// Identifiers in brackets are those of the vectors in contract popups §4; [Q] marks an accident of the builder that we improve on (contract popups §17).

const factsWith = (some: Partial<Facts> = {}): Facts => ({
  pageViews: 1,
  firstPageViews: 1,
  sessions: 1,
  firstSessions: 1,
  shown: 0,
  referrer: '',
  host: 'shop.test',
  isMember: false,
  roles: [],
  device: 'desktop',
  browsers: {},
  now: Date.now(),
  elapsed: 0,
  ...some,
})
const passes = (name: RuleName, timing: object, some?: Partial<Facts>) =>
  rules[name](readSettings(timingFields, timing) as never, factsWith(some)).pass
const memberWith = (...roles: string[]) => ({ isMember: true, roles })

describe('the rules of page views and sessions', () => {
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

describe('the rule of the address the visitor came from', () => {
  const google = 'https://google.com/'
  it.each([
    ['show: passes with the text (U1)', { url_action: 'show', url_url: 'goo' }, google, true],
    ['show: fails on a direct visit (U2)', { url_action: 'show', url_url: 'goo' }, '', false],
    ['hide: fails with the text (U3)', { url_action: 'hide', url_url: 'goo' }, google, false],
    ['hide: passes on a direct visit (U4)', { url_action: 'hide', url_url: 'goo' }, '', true],
    ['show: distinguishes upper and lower case (U5)', { url_action: 'show', url_url: 'GOO' }, google, false],
    ['regex: fails when the expression is invalid (U6)', { url_action: 'regex', url_url: '(' }, google, false],
    ['regex: passes without an expression (U7)', { url_action: 'regex' }, '', true],
    [
      'regex: passes when the expression matches (U8)',
      { url_action: 'regex', url_url: '^https://a\\.test/' },
      'https://a.test/x?y=1',
      true,
    ],
    ['show: fails without a text (U9)', { url_action: 'show' }, google, false],
    ['show is the default (U10)', { url_url: 'goo' }, google, true],
    ['regex: tests only the start of a long address', { url_action: 'regex', url_url: 'x' }, `https://a.test/${'a'.repeat(1e6)}x`, false],
    ['show: looks for the text in the whole of a long address', { url_url: 'x' }, `https://a.test/${'a'.repeat(1e6)}x`, true],
    ['hide: passes without a text', { url_action: 'hide' }, google, true],
  ])('%s', (_, timing, referrer, pass) => expect(passes('url', timing, { referrer })).toBe(pass))

  it('names the option with the invalid expression', () => {
    expect(rules.url(readSettings(timingFields, { url_action: 'regex', url_url: '(' }) as never, factsWith())).toEqual({
      pass: false,
      invalidOption: 'url_url',
    })
  })
})

describe('the rule of where the visit came from', () => {
  const all = ['search', 'external', 'internal']
  it.each([
    ['passes for any address when all sources are allowed (SO1)', all, 'https://anything.test/', true],
    ['passes for a direct visit when all sources are allowed (SO1)', all, '', true],
    ['internal: passes for the site itself with www (SO2)', ['internal'], 'https://www.shop.test/a', true],
    ['external: fails for the site itself (SO3)', ['external'], 'https://shop.test/a', false],
    ['external: passes for a direct visit (SO4)', ['external'], '', true],
    ['internal: fails for a direct visit (SO5)', ['internal'], '', false],
    ['search: passes for a search engine (SO6)', ['search'], 'https://www.google.pl/', true],
    ['search: passes for a search engine’s subdomain (SO7, [Q] contract popups §17.15)', ['search'], 'https://search.yahoo.com/', true],
    ['search: passes for its mobile subdomain (SO7)', ['search'], 'https://m.bing.com/', true],
    [
      'search: fails for a host that only begins like a search engine (SO8, [Q] contract popups §17.15)',
      ['search'],
      'https://google.evil.com/',
      false,
    ],
    [
      'internal: fails for a host that only begins like the site (SO9, [Q] contract popups §17.15)',
      ['internal'],
      'https://shop.test.evil.com/',
      false,
    ],
    ['external: passes for a host that only begins like the site (SO9)', ['external'], 'https://shop.test.evil.com/', true],
    ['fails when no source is allowed (SO10)', [], 'https://shop.test/', false],
    ['passes when one of several allowed sources matches (SO11)', ['internal', 'search'], 'https://www.bing.com/', true],
    ['external: passes for a search engine', ['external'], 'https://www.google.co.uk/', true],
    ['search: fails for a host that only ends like a search engine', ['search'], 'https://notgoogle.com/', false],
    ['fails without a list', undefined, 'https://shop.test/', false],
    ['internal: fails for a referrer that is not an address', ['internal'], 'not an address', false],
  ])('%s', (_, sources_sources, referrer, pass) => expect(passes('sources', { sources_sources }, { referrer })).toBe(pass))

  it('distinguishes ports of the same host', () => {
    expect(passes('sources', { sources_sources: ['internal'] }, { referrer: 'http://shop.test:81/', host: 'shop.test:80' })).toBe(false)
    expect(passes('sources', { sources_sources: ['internal'] }, { referrer: 'http://shop.test:81/', host: 'www.shop.test:81' })).toBe(true)
  })
})

describe('the rules of logged-in visitors and of devices', () => {
  it.each([
    ['passes for a visitor who is not logged in (L1)', 'logged_in', { logged_in_users: 'all' }, {}, true],
    ['fails for everybody who is logged in (L2)', 'logged_in', { logged_in_users: 'all' }, memberWith('editor'), false],
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

describe('the rule of the number of showings', () => {
  it.each([
    ['passes below the limit (TI1)', { times_times: 2 }, 1, true],
    ['fails at the limit (TI1)', { times_times: 2 }, 2, false],
    ['fails at the limit of a period (TI6)', { times_times: 1, times_period: 'day' }, 1, false],
    ['fails without a number (TI9)', {}, 0, false],
    ['reads a number with letters after it (TI10)', { times_times: '2abc' }, 1, true],
    ['passes for a period that nobody knows (TI11)', { times_times: 2, times_period: 'year' }, 0, true],
    ['ignores a fraction of the limit', { times_times: 1.9 }, 1, false],
  ])('%s', (_, timing, shown, pass) => expect(passes('times', timing, { shown })).toBe(pass))
})

describe('the rule of browsers', () => {
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

describe('the rule of the schedule', () => {
  const start = '2024-05-20 10:00'
  const now = Date.parse('2024-05-20T12:00')
  const hour = 3_600_000
  beforeEach(() => void vi.setSystemTime(now))
  const site = (more: object) => ({ schedule_timezone: 'site', ...more })
  const visitor = (more: object) => ({ schedule_timezone: 'visitor', ...more })
  it.each([
    ['passes without a start and an end (SC1)', site({ schedule_server_datetime: 'garbage' }), {}, true],
    [
      'site time: passes exactly at the start (SC2)',
      site({ schedule_start_date: start, schedule_server_datetime: '2024-05-20 10:00:00' }),
      {},
      true,
    ],
    [
      'site time: passes exactly at the end (SC3)',
      site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 10:00:00' }),
      {},
      true,
    ],
    [
      'site time: fails a second after the end (SC4)',
      site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 10:00:01' }),
      {},
      false,
    ],
    [
      'visitor time: passes between start and end, whatever the server’s clock says (SC5)',
      visitor({
        schedule_start_date: '2024-05-20 11:00',
        schedule_end_date: '2024-05-20 13:00',
        schedule_server_datetime: '2020-01-01 00:00:00',
      }),
      {},
      true,
    ],
    ['visitor time: fails before the start (SC6)', visitor({ schedule_start_date: '2024-05-20 13:00' }), {}, false],
    [
      'site time: uses the visitor’s clock when the server sent none (SC7)',
      site({ schedule_start_date: '2024-05-20 11:00', schedule_end_date: '2024-05-20 13:00' }),
      {},
      true,
    ],
    ['fails when the start is not a date (SC8)', visitor({ schedule_start_date: 'garbage' }), {}, false],
    [
      'fails when the server’s time is not a date (SC9)',
      site({ schedule_start_date: '2024-05-20 11:00', schedule_server_datetime: 'zzz' }),
      {},
      false,
    ],
    [
      'site time: passes when the start comes while the page is open ([Q] contract popups §17.16)',
      site({ schedule_start_date: start, schedule_server_datetime: '2024-05-20 09:00:00' }),
      { elapsed: hour },
      true,
    ],
    [
      'site time: fails when the end comes while the page is open ([Q] contract popups §17.16)',
      site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 09:30:00' }),
      { elapsed: hour },
      false,
    ],
  ])('%s', (_, timing, some, pass) => expect(passes('schedule', timing, { now, ...some })).toBe(pass))

  it('tells after how many milliseconds it will pass', () => {
    const outcome = rules.schedule(
      readSettings(timingFields, visitor({ schedule_start_date: '2024-05-20 13:00' })) as never,
      factsWith({ now }),
    )
    expect(outcome.passesIn).toBe(hour)
  })
})

it('no rule throws, whatever the settings and the facts contain', () => {
  const odd = [null, [], {}, '', 'x', 0, Number.NaN, { size: {} }, [null, {}]]
  for (const name of Object.keys(rules) as RuleName[])
    for (const value of odd) {
      const timing = Object.fromEntries(Object.keys(timingFields).map((key) => [key, value]))
      expect(typeof passes(name, timing, { referrer: String(value), device: String(value) })).toBe('boolean')
    }
})
