import { expect, it } from 'vitest'
import { parseCssTime } from './css-time'

it.each([
  ['1500ms', 1500],
  ['1.5s', 1500],
  [' 2s ', 2000],
  ['', 7],
  ['soon', 7],
  ['0', 0],
])('the CSS time “%s”, with a fallback of 7 ms, is %i ms', (css, expected) => {
  expect(parseCssTime(css, 7)).toBe(expected)
})
