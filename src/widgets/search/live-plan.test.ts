import { describe, expect, it } from 'vitest'
import { nextStop, planInput } from './live-plan'

describe('live results (contract newer §8.2)', () => {
  it.each([
    ['long enough', ' abc ', '', false, 'search'],
    ['too short', ' ab ', '', false, 'empty'],
    ['too short, with results shown', 'ab', 'abc', false, 'empty'],
    ['the term already shown', 'abc ', 'abc', false, 'nothing'],
    ['a word being composed', 'abcd', 'abc', true, 'nothing'],
  ] as const)('%s', (_, value, shown, isComposing, plan) => expect(planInput(value, shown, 3, isComposing)).toBe(plan))
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 1, 1],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowUp', -1, undefined],
    ['Home', 1, undefined],
  ])('%s from %d', (key, index, to) => expect(nextStop(key, index, 2)).toBe(to))
  it('no key moves without results', () => expect(nextStop('ArrowDown', -1, 0)).toBeUndefined())
})
