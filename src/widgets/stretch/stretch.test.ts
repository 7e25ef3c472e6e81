import { expect, it } from 'vitest'
import { shiftOf } from './stretch'

const rows: [string, Parameters<typeof shiftOf>, number][] = [
  ['TV-ST-1: a wrapper at 100 px, body margin 8', [108, 600, 0, 1280, false, false], -108],
  ['TV-ST-2: the site’s container at 58 px', [158, 300, 58, 800, false, false], -100],
  ['TV-ST-3: right to left, its end 8 px from the edge', [472, 800, 0, 1280, false, true], -8],
  ['fixed: from the window’s edge', [300, 100, 0, 1280, true, false], 0],
  ['fixed: from the container’s edge', [300, 100, 58, 800, true, false], 58],
  ['left of its container', [20, 100, 58, 800, false, false], -20],
]
it.each(rows)('%s', (_, args, expected) => {
  expect(shiftOf(...args)).toBe(expected)
})
