import { describe, expect, it } from 'vitest'
import { span } from './spy'

describe('the section in view', () => {
  it('lasts from the window’s middle at its top to the middle at its end', () => {
    expect(span(1554, 300, 813, false)).toEqual([1147, 1447])
  })
  it('lasts 300 px for a menu anchor, which has no height', () => {
    expect(span(2000, 0, 800, true)).toEqual([1600, 2300])
  })
})
