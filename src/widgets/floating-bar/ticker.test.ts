import { expect, it } from 'vitest'
import { copiesFor } from './ticker'

it.each([
  [1000, 300, 4],
  [1000, 1000, 1],
  [300, 1000, 1],
  [1000, 3, 30],
  [1000, 0, 1],
])('a list %d px wide with a row of %d px needs %d copies of it', (width, length, copies) => expect(copiesFor(width, length)).toBe(copies))
