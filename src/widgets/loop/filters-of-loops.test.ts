import { describe, expect, it } from 'vitest'
import { ALL, filtersOf, nextTerms } from './filters-of-loops'
import type { Chosen } from './list'

describe('the choice after a press', () => {
  it.each<[string, string[], string, string | undefined, string[]]>([
    ['one term', [], 'red', undefined, ['red']],
    ['another term replaces it', ['red'], 'blue', undefined, ['blue']],
    ['the same term removes it', ['red'], 'red', undefined, []],
    ['everything', ['red'], ALL, undefined, []],
    ['one more', ['red'], 'blue', 'AND', ['red', 'blue']],
    ['one less', ['red', 'blue'], 'red', 'OR', ['blue']],
    ['all clears several', ['red', 'blue'], ALL, 'OR', []],
  ])('%s', (_, before, term, join, expected) => expect(nextTerms(before, term, join)).toEqual(expected))
})

describe('the filters of a list', () => {
  const chosen = (...all: [string, Chosen][]) => new Map(all)
  const colour: [string, Chosen] = ['f1', { taxonomy: 'colour', terms: ['red'] }]
  it.each<[string, Map<string, Chosen>, [string, object][]]>([
    ['of one widget', chosen(colour), [['colour', { terms: ['red'] }]]],
    [
      'of two',
      chosen(colour, ['f2', { taxonomy: 'size', terms: [] }]),
      [
        ['colour', { terms: ['red'] }],
        ['size', { terms: [] }],
      ],
    ],
    [
      'of two widgets of one taxonomy, merged without duplicates',
      chosen(colour, ['f2', { taxonomy: 'colour', terms: ['red', 'blue'], join: 'OR' }]),
      [['colour', { terms: ['red', 'blue'], join: 'OR' }]],
    ],
  ])('%s', (_, all, expected) => expect([...filtersOf(all)]).toEqual(expected))
  it('as after a press', () => {
    expect([...filtersOf(chosen(colour), 'f1', ['blue'])]).toEqual([['colour', { terms: ['blue'] }]])
    expect([...filtersOf(chosen(colour), 'f2', ['blue'])]).toEqual([['colour', { terms: ['red'] }]])
  })
})
