import { expect, it } from 'vitest'
import { missingBetween } from './dot-spacing'

type Dot = [left: number, width: number, top?: number]
it.each<[string, Dot[], beside: number, below: number]>([
  ['none', [], 0, 0],
  ['one', [[0, 8]], 0, 0],
  [
    'two with enough room',
    [
      [0, 8],
      [24, 8],
    ],
    0,
    0,
  ],
  [
    'two too close',
    [
      [0, 8],
      [16, 8],
    ],
    8,
    0,
  ],
  [
    'from right to left',
    [
      [16, 8],
      [0, 8],
    ],
    8,
    0,
  ],
  [
    'a long current one before two short ones',
    [
      [0, 30],
      [34, 8],
      [50, 8],
    ],
    8,
    0,
  ],
  [
    'two rows too close',
    [
      [0, 8, 0],
      [24, 8, 0],
      [0, 8, 18],
      [24, 8, 18],
    ],
    0,
    6,
  ],
  [
    'a column',
    [
      [0, 8, 0],
      [0, 8, 16],
    ],
    0,
    8,
  ],
  [
    'rows far apart',
    [
      [0, 8, 0],
      [0, 8, 30],
    ],
    0,
    0,
  ],
  [
    'all at the same place',
    [
      [0, 8],
      [0, 8],
    ],
    0,
    0,
  ],
])('%s', (_, dots, beside, below) =>
  expect(missingBetween(dots.map(([left, width, top = 0]) => ({ left, right: left + width, top })))).toEqual({ beside, below }),
)
