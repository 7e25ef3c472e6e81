import { describe, expect, it } from 'vitest'
import { currentRange } from './spy'

describe('the scroll range in which a section is current (contract menus §1.8)', () => {
  it('starts when its top reaches the window’s middle, and ends when its end does', () => {
    expect(currentRange(1554, 300, 813, false)).toEqual([1147, 1447])
  })
  it('ends 300 px after a menu anchor, which has no height', () => {
    expect(currentRange(2000, 0, 800, true)).toEqual([1600, 2300])
  })
})
