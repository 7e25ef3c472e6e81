import { describe, expect, it } from 'vitest'
import { contentStart, opensAbove } from './content-position'

const title = { left: 100, right: 200 }

describe('the position of content with its natural width', () => {
  it.each([
    ['center', title, 80, false, 110],
    ['center', title, 400, false, 0],
    ['center', { left: 900, right: 1000 }, 400, false, 600],
    ['left', title, 400, false, 100],
    ['left', { left: 900, right: 1000 }, 400, false, 600],
    ['right', title, 150, false, 50],
    ['right', title, 400, false, 0],
    ['right', title, 400, true, 600],
    ['left', { left: 600, right: 700 }, 150, true, 250],
    ['center', title, 80, true, 810],
  ])('%s of %o, %d wide, rtl %s: starts at %d', (position, at, width, isRtl, expected) => {
    expect(contentStart(at, width, 1000, position, isRtl)).toBe(expected)
  })

  it('is above the heading only with space above and none below', () => {
    expect(opensAbove(700, 300, 50, 800)).toBe(true)
    expect(opensAbove(700, 680, 50, 800)).toBe(false)
    expect(opensAbove(400, 300, 50, 800)).toBe(false)
  })
})
