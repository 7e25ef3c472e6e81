import { afterEach, expect, it } from 'vitest'
import { addSheet } from './sheet'

afterEach(() => {
  document.adoptedStyleSheets = []
})

it('is there once for as long as somebody needs it', () => {
  const first = addSheet('p{color:red}')
  const second = addSheet('p{color:red}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  first()
  first()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  second()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

it('leaves the sheets of a page alone that has put its own in place of all', () => {
  const stop = addSheet('p{color:blue}')
  const theirs = new CSSStyleSheet()
  document.adoptedStyleSheets = [theirs]
  stop()
  expect([...document.adoptedStyleSheets]).toEqual([theirs])
})
