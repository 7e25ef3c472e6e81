import { expect, it } from 'vitest'
import { listHeight } from './list-height'

it.each([
  ['ends above the lower edge of the window', 200, 150, 800, 440],
  ['as much as there is', 200, 150, 1200, 840],
  ['at least so much', 200, 150, 500, 140],
  ['at least so much in a low window', 300, 150, 500, 120],
  ['at least so much below the fold', 900, 150, 500, 120],
])('%s', (_, top, below, view, height) => expect(listHeight(top, below, view)).toBe(height))
