import { describe, expect, it } from 'vitest'
import { FREE, PINNED, STUCK, stickyPosition } from './position'

describe('where a sticky element belongs (contract menus §6.9)', () => {
  it.each([
    ['vector 1: 21 px to go', 315 - 294, 20, 110, Number.NaN, FREE],
    ['vector 1: its place reaches the offset', 315 - 295, 20, 110, Number.NaN, STUCK],
    ['vector 2: a px before its parent’s end', 315 - 984, 20, 110, 1115 - 984, STUCK],
    ['vector 2: at its parent’s end', 315 - 985, 20, 110, 1115 - 985, PINNED],
    ['vector 2: back at the top', 315 - 294, 20, 110, 1115 - 294, FREE],
    ['vector 3, bottom: its place comes to the edge', 800 - (2000 - 1200), 0, 80, Number.NaN, STUCK],
    ['vector 3, bottom: its place is in view', 800 - (2000 - 1201), 0, 80, Number.NaN, FREE],
    ['vector 4: the admin bar is part of the offset', 31, 32, 80, Number.NaN, STUCK],
    ['a parent shorter than the element', 0, 0, 200, 100, PINNED],
  ])('%s', (_, start, offset, size, end, expected) => {
    expect(stickyPosition(start, offset, size, end)).toBe(expected)
  })
})
