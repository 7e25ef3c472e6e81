import { afterEach, expect, it, vi } from 'vitest'
import { forgetConfig } from './config'
import { prefersReducedMotion } from './reduced-motion'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetConfig()
})

it.each([
  [undefined, false, false, false],
  [undefined, true, false, true],
  ['always', true, false, false],
  ['never', false, false, true],
  ['always', false, true, true],
  [undefined, false, true, true],
])('with data-motion %s, the visitor’s wish %s and the editor %s movement is spared: %s', (setting, wish, edit, spared) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wish }))
  vi.stubGlobal('elementorFrontendConfig', { environmentMode: { edit } })
  expect(prefersReducedMotion(setting)).toBe(spared)
})
