import { describe, expect, it } from 'vitest'
import { type Filters, filteredAddress, pagedAddress, readTerms, showSame, withListOf } from './address'

const filters = (...entries: [string, string[], ('AND' | 'OR')?][]): Filters =>
  new Map(entries.map(([taxonomy, terms, join]) => [taxonomy, { terms, join }]))
const PAGE = 'https://x.test/blog/'

describe('the terms in a URL', () => {
  it.each([
    ['?e-filter-l00p111-category=a+b', ['a', 'b']],
    ['?e-filter-l00p111-category=a%20b', ['a', 'b']],
    ['?e-filter-l00p111-category=a%2Bb', ['a', 'b']],
    ['?e-filter-l00p111-category=a~b', ['a', 'b']],
    ['?e-filter-l00p111-category=a%7Eb', ['a', 'b']],
    ['?e-filter-l00p111-category=nowo%C5%9Bci', ['nowości']],
    ['?e-filter-l00p111-category=', []],
    ['?e-filter-other11-category=a&e-filter-l00p111-category-b=a', []],
    ['', []],
  ])('%s', (search, terms) => expect(readTerms(search, 'l00p111', 'category')).toEqual(terms))

  it('include a taxonomy with a dash', () => expect(readTerms('?e-filter-l00p111-my-topic=a', 'l00p111', 'my-topic')).toEqual(['a']))
})

describe('the URL of a filtered list', () => {
  it.each<[string, Filters, string]>([
    ['', filters(['category', ['a'], 'OR']), '?e-filter-l00p111-category=a'],
    ['', filters(['category', ['a', 'b'], 'OR']), '?e-filter-l00p111-category=a%7Eb'],
    ['', filters(['category', ['a', 'b'], 'AND']), '?e-filter-l00p111-category=a+b'],
    ['', filters(['category', ['a', 'b'], 'OR'], ['post_tag', ['a']]), '?e-filter-l00p111-category=a%7Eb&e-filter-l00p111-post_tag=a'],
    ['?e-filter-l00p111-category=a', filters(['category', []]), ''],
    ['?utm=x&e-page-l00p111=3', filters(['category', ['a']]), '?utm=x&e-filter-l00p111-category=a'],
    ['?e-page-other11=3', filters(['category', []]), '?e-page-other11=3'],
    ['?e-filter-other11-category=a', filters(['category', ['b']]), '?e-filter-other11-category=a&e-filter-l00p111-category=b'],
    ['?sum=1%2B1', filters(['category', ['a', 'b'], 'AND']), '?sum=1%2B1&e-filter-l00p111-category=a+b'],
    ['', filters(['category', ['żółw & co']]), '?e-filter-l00p111-category=%C5%BC%C3%B3%C5%82w%20%26%20co'],
    ['#list', filters(['category', ['a']]), '?e-filter-l00p111-category=a#list'],
  ])('%s with %o is %s', (from, chosen, to) => expect(filteredAddress(PAGE + from, 'l00p111', chosen)).toBe(PAGE + to))

  it('is the list’s own URL on a later CMS page, whose parameters win', () => {
    const archive = `${PAGE}?sort=new`
    expect(filteredAddress(`${PAGE}page/2/?paged=2&page=2&sort=old&utm=x#h`, 'l00p111', filters(['category', ['a']]), archive)).toBe(
      `${PAGE}?sort=new&utm=x&e-filter-l00p111-category=a#h`,
    )
  })

  it('reads back as written', () => {
    for (const join of ['AND', 'OR'] as const) {
      const terms = ['nowości', 'a-b', '100%']
      expect(readTerms(new URL(filteredAddress(PAGE, 'l00p111', filters(['country', terms, join]))).search, 'l00p111', 'country')).toEqual(
        terms,
      )
    }
  })
})

it('another page’s URL keeps everything else; page one has no parameter', () => {
  expect(pagedAddress(`${PAGE}?utm=x#h`, '/blog/?e-page-l00p111=2', 'l00p111')).toBe(`${PAGE}?utm=x&e-page-l00p111=2#h`)
  expect(pagedAddress(`${PAGE}?e-page-l00p111=2&utm=x`, '/blog/', 'l00p111')).toBe(`${PAGE}?utm=x`)
})

it.each([
  ['?utm=1&e-page-l00p111=2&e-filter-l00p111-c=x', '?e-filter-l00p111-c=x&e-page-l00p111=2&e-page-other11=2', true],
  ['?e-filter-l00p111-c=x', '?e-filter-l00p111-c=y', false],
  ['', '?e-filter-l00p111-c=', false],
  ['page/2/', '', false],
])('a list shows the same at %s and at %s: %s', (one, other, isSame) => expect(showSame(PAGE + one, PAGE + other, 'l00p111')).toBe(isSame))

it.each([
  [
    '?utm=x&e-filter-l00p111-c=a&e-page-other11=2#h',
    '?e-filter-l00p111-c=b%7Ec&e-page-other11=9',
    '?utm=x&e-page-other11=2&e-filter-l00p111-c=b%7Ec#h',
  ],
  ['?e-filter-l00p111-c=a', '', ''],
  ['?e-filter-l00p111-c=a', 'page/2/?utm=x', 'page/2/?utm=x'],
])('%s with the list of %s is %s', (current, other, to) => expect(withListOf(PAGE + current, PAGE + other, 'l00p111')).toBe(PAGE + to))
