import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserFlags } from '../../../builder/browser-flags'
import { readSettings } from '../../../settings/read'
import { timingFields } from '../display-settings'
import type { Facts } from './facts'
import { type RuleName, rules } from './table'

/** Ids in the tables are those of the contract's vectors, popups §4; [Q] marks an accident that we do better (§17). */
const facts = (some: Partial<Facts> = {}): Facts => ({
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
  rules[name](readSettings(timingFields, timing) as never, facts(some)).pass
const roles = (...names: string[]) => ({ isMember: true, roles: names })

describe('page views and sessions', () => {
  it.each([
    ['PV1 first', 'page_views', { page_views_views: 2 }, { pageViews: 1, firstPageViews: 1 }, false],
    ['PV1 second', 'page_views', { page_views_views: 2 }, { pageViews: 2, firstPageViews: 1 }, false],
    ['PV1 third', 'page_views', { page_views_views: 2 }, { pageViews: 3, firstPageViews: 1 }, true],
    ['PV1 fourth', 'page_views', { page_views_views: 2 }, { pageViews: 4, firstPageViews: 1 }, true],
    ['PV3', 'page_views', { page_views_views: 3 }, { pageViews: 8, firstPageViews: 5 }, true],
    ['PV4', 'page_views', {}, { pageViews: 100, firstPageViews: 1 }, false],
    ['PV6', 'page_views', { page_views_views: 0 }, {}, true],
    ['numeric text', 'page_views', { page_views_views: '1' }, { pageViews: 2, firstPageViews: 1 }, true],
    ['SE1', 'sessions', { sessions_sessions: 1 }, { sessions: 1, firstSessions: 1 }, false],
    ['SE2', 'sessions', { sessions_sessions: 1 }, { sessions: 2, firstSessions: 1 }, true],
    ['SE3', 'sessions', { sessions_sessions: 2 }, { pageViews: 10, sessions: 1, firstSessions: 1 }, false],
    ['SE4', 'sessions', { sessions_sessions: 2 }, { sessions: 5, firstSessions: 3 }, true],
  ] as const)('%s', (_, name, timing, some, pass) => expect(passes(name, timing, some)).toBe(pass))
})

describe('url', () => {
  const google = 'https://google.com/'
  it.each([
    ['U1', { url_action: 'show', url_url: 'goo' }, google, true],
    ['U2', { url_action: 'show', url_url: 'goo' }, '', false],
    ['U3', { url_action: 'hide', url_url: 'goo' }, google, false],
    ['U4', { url_action: 'hide', url_url: 'goo' }, '', true],
    ['U5', { url_action: 'show', url_url: 'GOO' }, google, false],
    ['U6', { url_action: 'regex', url_url: '(' }, google, false],
    ['U7', { url_action: 'regex' }, '', true],
    ['U8', { url_action: 'regex', url_url: '^https://a\\.test/' }, 'https://a.test/x?y=1', true],
    ['U9', { url_action: 'show' }, google, false],
    ['U10', { url_url: 'goo' }, google, true],
    ['an expression sees the start of a long address', { url_action: 'regex', url_url: 'x' }, `https://a.test/${'a'.repeat(1e6)}x`, false],
    ['a text sees all of it', { url_url: 'x' }, `https://a.test/${'a'.repeat(1e6)}x`, true],
    ['hide without a text', { url_action: 'hide' }, google, true],
  ])('%s', (_, timing, referrer, pass) => expect(passes('url', timing, { referrer })).toBe(pass))

  it('names the expression that is none', () => {
    expect(rules.url(readSettings(timingFields, { url_action: 'regex', url_url: '(' }) as never, facts())).toEqual({
      pass: false,
      bad: 'url_url',
    })
  })
})

describe('sources', () => {
  const all = ['search', 'external', 'internal']
  it.each([
    ['SO1', all, 'https://anything.test/', true],
    ['SO1 direct', all, '', true],
    ['SO2', ['internal'], 'https://www.shop.test/a', true],
    ['SO3', ['external'], 'https://shop.test/a', false],
    ['SO4', ['external'], '', true],
    ['SO5', ['internal'], '', false],
    ['SO6', ['search'], 'https://www.google.pl/', true],
    // [Q] §17.15: search engines live on subdomains too.
    ['SO7', ['search'], 'https://search.yahoo.com/', true],
    ['SO7 m.bing', ['search'], 'https://m.bing.com/', true],
    // [Q] §17.15: a host that only begins like a search engine, or like the site, is neither.
    ['SO8', ['search'], 'https://google.evil.com/', false],
    ['SO9', ['internal'], 'https://shop.test.evil.com/', false],
    ['SO9 as external', ['external'], 'https://shop.test.evil.com/', true],
    ['SO10', [], 'https://shop.test/', false],
    ['SO11', ['internal', 'search'], 'https://www.bing.com/', true],
    ['a search engine is external too', ['external'], 'https://www.google.co.uk/', true],
    ['notgoogle.com', ['search'], 'https://notgoogle.com/', false],
    ['no list', undefined, 'https://shop.test/', false],
    ['no address', ['internal'], 'not an address', false],
  ])('%s', (_, sources_sources, referrer, pass) => expect(passes('sources', { sources_sources }, { referrer })).toBe(pass))

  it('keeps the port apart', () => {
    expect(passes('sources', { sources_sources: ['internal'] }, { referrer: 'http://shop.test:81/', host: 'shop.test:80' })).toBe(false)
    expect(passes('sources', { sources_sources: ['internal'] }, { referrer: 'http://shop.test:81/', host: 'www.shop.test:81' })).toBe(true)
  })
})

describe('logged_in, devices', () => {
  it.each([
    ['L1', 'logged_in', { logged_in_users: 'all' }, {}, true],
    ['L2', 'logged_in', { logged_in_users: 'all' }, roles('editor'), false],
    ['L3', 'logged_in', { logged_in_users: 'custom', logged_in_roles: ['editor'] }, roles('editor', 'x'), false],
    ['L4', 'logged_in', { logged_in_users: 'custom', logged_in_roles: ['subscriber'] }, roles('editor'), true],
    ['L5', 'logged_in', { logged_in_users: 'custom', logged_in_roles: [] }, roles('editor'), true],
    // [Q] §17.17: a list that is missing is an empty one.
    ['no roles', 'logged_in', { logged_in_users: 'custom' }, roles('editor'), true],
    ['D1 listed', 'devices', { devices_devices: ['desktop'] }, { device: 'desktop' }, true],
    ['D1 not listed', 'devices', { devices_devices: ['mobile'] }, { device: 'desktop' }, false],
    ['D5', 'devices', {}, { device: 'desktop' }, false],
  ] as const)('%s', (_, name, timing, some, pass) => expect(passes(name, timing, some as Partial<Facts>)).toBe(pass))
})

describe('times', () => {
  it.each([
    ['TI1', { times_times: 2 }, 1, true],
    ['TI1 reached', { times_times: 2 }, 2, false],
    ['TI6', { times_times: 1, times_period: 'day' }, 1, false],
    ['TI9', {}, 0, false],
    ['TI10', { times_times: '2abc' }, 1, true],
    ['TI11', { times_times: 2, times_period: 'year' }, 0, true],
    ['nothing of a fraction', { times_times: 1.9 }, 1, false],
  ])('%s', (_, timing, shown, pass) => expect(passes('times', timing, { shown })).toBe(pass))
})

describe('browsers', () => {
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
    ['all', { browsers_browsers: 'all' }, ua.opera, true],
    ['BR1', custom('chrome'), ua.chrome, true],
    ['BR2', custom('firefox'), ua.chrome, false],
    ['BR3', custom(), ua.chrome, false],
    ['BR3 missing', { browsers_browsers: 'custom' }, ua.chrome, false],
    ['BR4', custom('chrome'), ua.edge, false],
    ['BR5', custom('safari'), ua.crios, true],
    ['BR6', custom('chrome', 'safari'), ua.opera, false],
    ['hostile name', custom('constructor', '__proto__'), ua.chrome, false],
  ])('%s', (_, timing, agent, pass) =>
    expect(passes('browsers', timing, { browsers: browserFlags(agent, agent === ua.crios ? {} : chrome) })).toBe(pass),
  )
})

describe('schedule', () => {
  const start = '2024-05-20 10:00'
  const now = Date.parse('2024-05-20T12:00')
  const hour = 3_600_000
  beforeEach(() => void vi.setSystemTime(now))
  const site = (more: object) => ({ schedule_timezone: 'site', ...more })
  const visitor = (more: object) => ({ schedule_timezone: 'visitor', ...more })
  it.each([
    ['SC1', site({ schedule_server_datetime: 'garbage' }), {}, true],
    ['SC2', site({ schedule_start_date: start, schedule_server_datetime: '2024-05-20 10:00:00' }), {}, true],
    ['SC3', site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 10:00:00' }), {}, true],
    ['SC4', site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 10:00:01' }), {}, false],
    [
      'SC5',
      visitor({
        schedule_start_date: '2024-05-20 11:00',
        schedule_end_date: '2024-05-20 13:00',
        schedule_server_datetime: '2020-01-01 00:00:00',
      }),
      {},
      true,
    ],
    ['SC6', visitor({ schedule_start_date: '2024-05-20 13:00' }), {}, false],
    ['SC7', site({ schedule_start_date: '2024-05-20 11:00', schedule_end_date: '2024-05-20 13:00' }), {}, true],
    ['SC8', visitor({ schedule_start_date: 'garbage' }), {}, false],
    ['SC9', site({ schedule_start_date: '2024-05-20 11:00', schedule_server_datetime: 'zzz' }), {}, false],
    // [Q] §17.16: the server's clock goes on while the page is open.
    ['elapsed', site({ schedule_start_date: start, schedule_server_datetime: '2024-05-20 09:00:00' }), { elapsed: hour }, true],
    ['elapsed to the end', site({ schedule_end_date: start, schedule_server_datetime: '2024-05-20 09:30:00' }), { elapsed: hour }, false],
  ])('%s', (_, timing, some, pass) => expect(passes('schedule', timing, { now, ...some })).toBe(pass))

  it('says how long it has to wait', () => {
    const found = rules.schedule(readSettings(timingFields, visitor({ schedule_start_date: '2024-05-20 13:00' })) as never, facts({ now }))
    expect(found.wait).toBe(hour)
  })
})

it('never throws, whatever the settings and the facts hold', () => {
  const odd = [null, [], {}, '', 'x', 0, Number.NaN, { size: {} }, [null, {}]]
  for (const name of Object.keys(rules) as RuleName[])
    for (const value of odd) {
      const timing = Object.fromEntries(Object.keys(timingFields).map((key) => [key, value]))
      expect(typeof passes(name, timing, { referrer: String(value), device: String(value) })).toBe('boolean')
    }
})
