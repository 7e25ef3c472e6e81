import { describe, expect, it } from 'vitest'
import { type Filters, filteredAddress, listParameters, pagedAddress, readTerms } from './address'

const filters = (...entries: [string, string[], ('AND' | 'OR')?][]): Filters =>
  new Map(entries.map(([taxonomy, terms, join]) => [taxonomy, { terms, join }]))
const PAGE = 'https://x.test/blog/'

describe('the terms that an address names', () => {
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

  it('are those of a taxonomy with a dash, too', () =>
    expect(readTerms('?e-filter-l00p111-my-topic=a', 'l00p111', 'my-topic')).toEqual(['a']))
})

describe('the address of a filtered list', () => {
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
    ['#lista', filters(['category', ['a']]), '?e-filter-l00p111-category=a#lista'],
  ])('%s with %o is %s', (from, chosen, to) => expect(filteredAddress(PAGE + from, 'l00p111', chosen)).toBe(PAGE + to))

  it('is the list’s own where the page is a later one of the CMS’s pages; its parameters win', () => {
    const archive = `${PAGE}?sort=new`
    expect(filteredAddress(`${PAGE}page/2/?paged=2&page=2&sort=old&utm=x#h`, 'l00p111', filters(['category', ['a']]), archive)).toBe(
      `${PAGE}?sort=new&utm=x&e-filter-l00p111-category=a#h`,
    )
  })

  it('reads back as what was written', () => {
    for (const join of ['AND', 'OR'] as const) {
      const terms = ['nowości', 'a-b', '100%']
      expect(readTerms(new URL(filteredAddress(PAGE, 'l00p111', filters(['kraj', terms, join]))).search, 'l00p111', 'kraj')).toEqual(terms)
    }
  })
})

it('the address of another page keeps everything else; page one has no parameter', () => {
  expect(pagedAddress(`${PAGE}?utm=x#h`, '/blog/?e-page-l00p111=2', 'l00p111')).toBe(`${PAGE}?utm=x&e-page-l00p111=2#h`)
  expect(pagedAddress(`${PAGE}?e-page-l00p111=2&utm=x`, '/blog/', 'l00p111')).toBe(`${PAGE}?utm=x`)
})

it('lists depend on filters and pages, in whatever order they stand', () => {
  expect(listParameters('?utm=1&e-page-b=2&e-filter-a-c=x')).toBe(listParameters('?e-filter-a-c=x&e-page-b=2'))
  expect(listParameters('?utm=1')).toBe('')
})
