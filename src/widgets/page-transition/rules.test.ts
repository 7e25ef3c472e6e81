import { afterEach, describe, expect, it } from 'vitest'
import { isCovered, timeOf } from './rules'

afterEach(() => document.body.replaceChildren())
const rules = { triggers: 'a', exclude: null as string | null }
const page = { origin: 'https://a.pl' } as Location
function link(attributes: string) {
  document.body.innerHTML = `<a ${attributes}>x</a>`
  return document.querySelector('a') as HTMLAnchorElement
}

describe('which links the overlay covers (contract menus §8.2)', () => {
  it.each([
    ['a page of the site', 'href="https://a.pl/o-nas/"', true],
    ['a place in a page', 'href="https://a.pl/o-nas/#x"', false],
    ['another site', 'href="https://b.pl/"', false],
    ['another window', 'href="https://a.pl/x" target="_blank"', false],
    ['the same window, said so', 'href="https://a.pl/x" target="_self"', true],
    ['a download', 'href="https://a.pl/x.pdf" download', false],
    ['the site’s wish', 'href="https://a.pl/x" data-e-disable-page-transition', false],
    ['a shop’s action', 'href="https://a.pl/?add-to-cart=5"', false],
    ['the head of a closed popup', 'href="https://a.pl/x" aria-haspopup="true" aria-expanded="false"', false],
  ])('%s', (_, attributes, expected) => {
    const a = link(attributes)
    // happy-dom knows ARIA by attribute only.
    Object.assign(a, { ariaHasPopup: a.getAttribute('aria-haspopup'), ariaExpanded: a.getAttribute('aria-expanded') })
    expect(isCovered(a, rules, page)).toBe(expected)
  })
  it.each([
    ['^https\\:\\/\\/a\\.pl\\/wp\\-admin\\/', false],
    ['null', true],
    ['(', true],
    [null, true],
  ])('excluded by %s', (exclude, expected) => {
    expect(isCovered(link('href="https://a.pl/wp-admin/x"'), { ...rules, exclude }, page)).toBe(expected)
  })
})

it.each([
  ['1500ms', 1500],
  ['1.5s', 1500],
  [' 2s ', 2000],
  ['', 7],
  ['soon', 7],
  ['0', 0],
])('a time of %j', (css, expected) => {
  expect(timeOf(css, 7)).toBe(expected)
})
