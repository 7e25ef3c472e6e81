import { describe, expect, it } from 'vitest'
import { functionLengths } from './function-lengths'

describe('how long functions are', () => {
  it.each([
    ['a function on one line', 'const add = (a: number) => a + 1', [['add', 1]]],
    ['after a comment, with letters of two bytes', '/** „Ż”\n */\nfunction f() {\n  return "ż"\n}', [['f', 3]]],
    ['a nested one, whose lines count in both', 'function f() {\n  const g = () => {\n    h()\n  }\n}', [['g', 3], ['f', 5]]], // biome-ignore format: a row
    ['a method and a property', 'const o = {\n  m() {\n  },\n  p: () => {\n\n  },\n}', [['m', 2], ['p', 3]]], // biome-ignore format: a row
    ['JSX counts as one line', 'const V = () => {\n  return (\n    <p>\n      <b />\n    </p>\n  )\n}', [['V', 5]]],
    ['a type parameter of an arrow', 'export const f = <T>(x: T) => x', [['f', 1]]],
  ])('%s', (name, source, expected) => {
    expect(functionLengths(source, name.startsWith('JSX')).map(({ name, lines }) => [name, lines])).toEqual(expected)
  })
})
