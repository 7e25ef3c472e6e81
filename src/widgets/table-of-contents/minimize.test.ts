import { expect, it } from 'vitest'
import { isMinimizedAt } from './minimize'

it.each([
  ['desktop', 'tablet', false],
  ['tablet', 'tablet', true],
  ['mobile', 'tablet', true],
  ['tablet', 'mobile', false],
  ['widescreen', 'desktop', true],
  ['mobile', 'none', false],
  ['mobile', '', false],
])('on %s, minimized on “%s”: %s (contract loops §14)', (device, setting, isMinimized) =>
  expect(isMinimizedAt(device, setting)).toBe(isMinimized),
)
