import { describe, expect, it } from 'vitest'
import { matchesGlob } from './pages'
import { passes } from './test-helpers'

describe('the rule for pages', () => {
  it.each<[string, object, string, boolean]>([
    ['without a list shows on every page', {}, '/any', true],
    ['shows on the page', { pages_show: ['/prices'] }, '/prices', true],
    ['shows on the page whatever its slash and capitals', { pages_show: ['/Prices/'] }, '/prices', true],
    ['shows on the page by its whole address', { pages_show: ['https://shop.test/prices'] }, '/prices/', true],
    ['does not show below the page', { pages_show: ['/prices'] }, '/prices/boats', false],
    ['shows below it with a star', { pages_show: ['/prices/*'] }, '/prices/boats', true],
    ['shows on the start page alone', { pages_show: ['/'] }, '/', true],
    ['does not take the start page for every page', { pages_show: ['/'] }, '/prices', false],
    ['shows where the text is anywhere', { pages_show: ['boat'] }, '/rent-a-boat/', true],
    ['shows with stars around the text', { pages_show: ['*boat*'] }, '/rent-a-boat/', true],
    ['takes one text for a list', { pages_show: '/prices' }, '/prices', true],
    ['hides on a page', { pages_hide: ['/cart'] }, '/cart/', false],
    ['hides before it shows', { pages_show: ['/*'], pages_hide: ['/cart'] }, '/cart', false],
    ['shows on a page with letters that an address encodes', { pages_show: ['/łodzie/*'] }, '/%C5%82odzie/du%C5%BCe', true],
    ['shows on it by the text that the browser copies', { pages_show: ['https://shop.test/%C5%82odzie/'] }, '/%C5%82odzie', true],
    ['shows where such letters are anywhere', { pages_show: ['łod'] }, '/%C5%82odzie', true],
    ['shows on a page with a space', { pages_show: ['/our prices'] }, '/our%20prices', true],
    ['takes an address that encodes no text as it is', { pages_show: ['/100%'] }, '/100%', true],
    ['shows on one of several', { pages_show: ['/a', '/b'] }, '/b', true],
  ])('%s', (_, timing, path, pass) => expect(passes('pages', timing, { path })).toBe(pass))

  it('reads patterns in one pass, however many stars they have', () => {
    expect(matchesGlob(`${'*a'.repeat(2000)}*b`, 'a'.repeat(5000))).toBe(false)
    expect(matchesGlob('a*a', 'a')).toBe(false)
    expect(matchesGlob('*', '')).toBe(true)
    expect(matchesGlob('/a*c*e', '/abcde')).toBe(true)
  })
})

describe('the rule for parameters', () => {
  const search = '?utm_source=newsletter&utm_campaign=Summer-26&utm_source=again'
  it.each<[string, object, boolean, boolean?]>([
    ['passes without a list', {}, true],
    ['passes with a parameter of any value', { parameters_show: ['utm_campaign'] }, true],
    ['passes with its value', { parameters_show: ['utm_source=newsletter'] }, true],
    ['passes with any of its values', { parameters_show: ['utm_source=again'] }, true],
    ['passes with the beginning of its value', { parameters_show: ['utm_campaign=Summer*'] }, true],
    ['fails with another value', { parameters_show: ['utm_source=news'] }, false],
    ['fails without the parameter', { parameters_show: ['gclid'] }, false],
    ['fails with a text without a parameter', { parameters_show: ['?'] }, false],
    ['fails with a parameter that hides', { parameters_hide: ['utm_source'] }, false],
    ['passes with a value as in the address', { parameters_show: ['?utm_campaign=Summer%2D26'] }, true],
    ['passes with two of one text', { parameters_show: ['utm_source=again&utm_campaign=Summer*'] }, true],
    ['fails with one of two of one text', { parameters_show: ['utm_source=again&gclid'] }, false],
    ['passes on later pages of who came with one', { parameters_show: ['gclid'] }, true, true],
  ])('%s', (_, timing, pass, cameWith = false) => expect(passes('parameters', timing, { search, cameWith })).toBe(pass))
})

describe('the rules for languages and guests', () => {
  it.each<[string, object, boolean]>([
    ['the page’s', { languages_languages: ['pl', 'de'] }, true],
    ['another than the page’s', { languages_languages: ['de'] }, false],
    ['the browser’s, in any country', { languages_languages: ['en'], languages_of: 'browser' }, true],
    ['another country’s', { languages_languages: ['en_US'], languages_of: 'browser' }, false],
    ['one that only begins alike', { languages_languages: ['p'] }, false],
    ['none', {}, false],
  ])('%s', (_, timing, pass) => expect(passes('languages', timing)).toBe(pass))
  it.each([true, false])('guests are hidden from, members are not: %s', (isMember) =>
    expect(passes('logged_in', { logged_in_users: 'guests' }, { isMember })).toBe(isMember),
  )
})
