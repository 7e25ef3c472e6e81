import { describe, expect, it } from 'vitest'
import { currentRange } from './spy'

describe('the scroll positions at which a section is the current one (contract menus §1.8)', () => {
  it('begin when its top reaches the middle of the window, and end when its end does', () => {
    expect(currentRange(1554, 300, 813, false)).toEqual([1147, 1447])
  })
  it('end 300 px after a menu anchor, which has no height', () => {
    expect(currentRange(2000, 0, 800, true)).toEqual([1600, 2300])
  })
})
