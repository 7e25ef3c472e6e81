import { expect, it } from 'vitest'
import { listHeight } from './list-height'

it.each([
  ['ends above the window’s lower edge', 200, 150, 800, 440],
  ['all the available space', 200, 150, 1200, 840],
  ['at least the minimum', 200, 150, 500, 140],
  ['at least the minimum in a low window', 300, 150, 500, 120],
  ['at least the minimum below the fold', 900, 150, 500, 120],
])('%s', (_, top, below, view, height) => expect(listHeight(top, below, view)).toBe(height))
