import { afterEach, expect, it } from 'vitest'
import { adoptStylesheet } from './stylesheet'

afterEach(() => {
  document.adoptedStyleSheets = []
})

it('is there once for as long as somebody needs it', () => {
  const first = adoptStylesheet('p{color:red}')
  const second = adoptStylesheet('p{color:red}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  first()
  first()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  second()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

it('leaves the sheets of a page alone that has put its own in place of all', () => {
  const stop = adoptStylesheet('p{color:blue}')
  const theirs = new CSSStyleSheet()
  document.adoptedStyleSheets = [theirs]
  stop()
  expect([...document.adoptedStyleSheets]).toEqual([theirs])
})
