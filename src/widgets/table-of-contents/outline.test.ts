import { expect, it } from 'vitest'
import { levelsOf, outline, pathTo } from './outline'

it.each([
  [
    [2, 3, 3, 2, 4],
    [0, 1, 1, 0, 1],
  ],
  [
    [3, 2],
    [0, 0],
  ],
  [
    [2, 4, 3],
    [0, 1, 1],
  ],
  [
    [3, 2, 3, 4, 2],
    [0, 0, 1, 2, 0],
  ],
  [[], []],
])('headings %j have the levels %j (contract loops §14)', (numbers, levels) => expect(levelsOf(numbers)).toEqual(levels))

const headings = ['H2', 'H3', 'H4', 'H3', 'H2'].map((tagName) => ({ tagName }))
const shape = (items: ReturnType<typeof outline>): unknown => items.map(({ index, children }) => [index, shape(children)])

it('nests lists by heading level', () =>
  expect(shape(outline(headings, true))).toEqual([
    [
      0,
      [
        [1, [[2, []]]],
        [3, []],
      ],
    ],
    [4, []],
  ]))

it('a flat list is not nested', () => expect(shape(outline(headings, false))).toEqual(headings.map((_, i) => [i, []])))

it.each([
  [2, [0, 1, 2]],
  [4, [4]],
  [9, []],
])('the path to item %i is %j', (index, path) => expect(pathTo(outline(headings, true), index)).toEqual(path))
