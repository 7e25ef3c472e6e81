import { describe, expect, it } from 'vitest'
import { outcomeOf, passes } from './test-helpers'

// Identifiers in brackets name vectors in contract popups §4; [Q] marks a quirk of the builder that we improve on (contract popups §17).

describe('the referrer rule', () => {
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
    ['show: searches all of a long address', { url_url: 'x' }, `https://a.test/${'a'.repeat(1e6)}x`, true],
    ['hide: passes without a text', { url_action: 'hide' }, google, true],
  ])('%s', (_, timing, referrer, pass) => expect(passes('url', timing, { referrer })).toBe(pass))

  it('names the option with the invalid expression', () => {
    expect(outcomeOf('url', { url_action: 'regex', url_url: '(' })).toEqual({
      pass: false,
      invalidOption: 'url_url',
    })
  })
})

describe('the source rule', () => {
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
