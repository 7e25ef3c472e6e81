import { expect, it } from 'vitest'
import { coverSize } from './background-video'

it.each([
  ['a box of the same ratio (TV-BV-3)', 1600, 900, 1600, 900],
  ['a wide box', 1600, 300, 1600, 900],
  ['a tall box', 400, 800, 1422.22, 800],
  ['a box without height', 1000, 0, 1000, 562.5],
])('%s: %d × %d', (_, width, height, w, h) => {
  const size = coverSize(width, height)
  expect(size[0]).toBeCloseTo(w, 2)
  expect(size[1]).toBeCloseTo(h, 2)
})
it('a video with another ratio covers the box, too', () => expect(coverSize(800, 600, 4 / 3)).toEqual([800, 600]))
