import { expect, it } from 'vitest'
import { masonryMargins } from './masonry'

it.each<[string, number[], number, number, number[], rowGap?: number]>([
  ['the second row is pulled up to the first', [100, 200, 150, 80], 3, 30, [0, 0, 0, -100]],
  ['pulling up a row affects the rows below', [100, 300, 100, 100, 50, 50], 2, 10, [0, 0, -200, 0, -200, 0]],
  ['items of equal height stay', [80, 80, 80, 80], 2, 10, [0, 0, 0, 0]],
  ['no items', [], 3, 10, []],
  ['no gap is set, but the stylesheet has one', [482, 671, 482, 430], 3, 0, [0, 0, 0, -219], 30],
  ['another gap is set than the stylesheet has', [100, 200, 150, 80], 3, 20, [0, 0, 0, -110], 30],
])('%s', (_, heights, columns, gap, margins, rowGap = gap) => expect(masonryMargins(heights, columns, gap, rowGap)).toEqual(margins))
