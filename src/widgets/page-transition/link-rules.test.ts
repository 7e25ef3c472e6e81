import { afterEach, describe, expect, it } from 'vitest'
import { type LinkRules, startsTransition } from './link-rules'

const rules: LinkRules = { triggers: 'a', exclude: null }
const page = { origin: 'https://a.pl' } as Location

afterEach(() => document.body.replaceChildren())

function startsTransitionOn(attributes: string, exclude: string | null = null): boolean {
  document.body.innerHTML = `<a ${attributes}>x</a>`
  const link = document.querySelector('a') as HTMLAnchorElement
  // happy-dom does not reflect ARIA attributes as properties.
  Object.assign(link, { ariaHasPopup: link.getAttribute('aria-haspopup'), ariaExpanded: link.getAttribute('aria-expanded') })
  return startsTransition(link, { ...rules, exclude }, page)
}

describe('a click starts the transition (contract menus §8.2)', () => {
  it.each([
    ['to a page of the site', 'href="https://a.pl/o-nas/"'],
    ['that targets this window', 'href="https://a.pl/x" target="_self"'],
  ])('on a link %s', (_, attributes) => expect(startsTransitionOn(attributes)).toBe(true))

  it.each([['null'], ['('], [null]])('on a link to the admin when “%s” is excluded', (exclude) =>
    expect(startsTransitionOn('href="https://a.pl/wp-admin/x"', exclude)).toBe(true),
  )
})

describe('a click is left to the browser (contract menus §8.2)', () => {
  it.each([
    ['to an anchor in another page', 'href="https://a.pl/o-nas/#x"'],
    ['to another site', 'href="https://b.pl/"'],
    ['that opens another window', 'href="https://a.pl/x" target="_blank"'],
    ['to a download', 'href="https://a.pl/x.pdf" download'],
    ['that the site excludes', 'href="https://a.pl/x" data-e-disable-page-transition'],
    ['to a shop action', 'href="https://a.pl/?add-to-cart=5"'],
    ['that opens a popup', 'href="https://a.pl/x" aria-haspopup="true" aria-expanded="false"'],
  ])('on a link %s', (_, attributes) => expect(startsTransitionOn(attributes)).toBe(false))

  it('on a link to the admin when the site excludes it', () => {
    expect(startsTransitionOn('href="https://a.pl/wp-admin/x"', '^https\\:\\/\\/a\\.pl\\/wp\\-admin\\/')).toBe(false)
  })
})
