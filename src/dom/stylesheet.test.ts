import { afterEach, expect, it } from 'vitest'
import { adoptStylesheet } from './stylesheet'

afterEach(() => {
  document.adoptedStyleSheets = []
})

it('a stylesheet is adopted once, and stays until its last user stops', () => {
  const first = adoptStylesheet('p{color:red}')
  const second = adoptStylesheet('p{color:red}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  first()
  first()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  second()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

it('removing a stylesheet keeps those of a page that has replaced the whole list', () => {
  const stop = adoptStylesheet('p{color:blue}')
  const theirs = new CSSStyleSheet()
  document.adoptedStyleSheets = [theirs]
  stop()
  expect([...document.adoptedStyleSheets]).toEqual([theirs])
})
