import { afterEach, describe, expect, it, vi } from 'vitest'
import { shapeFile } from './shapes'

const ASSETS = 'https://example.pl/assets/'
afterEach(() => vi.unstubAllGlobals())

describe('the file of a shape (contract core §12)', () => {
  it.each([
    ['waves', false, `${ASSETS}shapes/waves.svg`, false],
    ['waves', true, `${ASSETS}shapes/waves-negative.svg`, true],
    // A leftover setting from another shape: this shape has no such file.
    ['tilt', true, `${ASSETS}shapes/tilt.svg`, false],
    ['hills', true, 'https://example.pl/theme/hills-negative.svg?v=2', true],
    ['../../../x', false, undefined, false],
    ['', false, undefined, false],
    ['bad', false, undefined, false],
  ])('%s, negative %s: %s', (name, isNegative, url, shownNegative) => {
    vi.stubGlobal('elementorFrontendConfig', { urls: { assets: ASSETS } })
    vi.stubGlobal('elementor', {
      config: { additional_shapes: { hills: 'https://example.pl/theme/hills.svg?v=2', bad: 'javascript:alert(1)' } },
    })
    expect(shapeFile(name, isNegative)).toEqual({ url, isNegative: shownNegative })
  })
  it('is unknown if the page names no folder', () => expect(shapeFile('waves', false).url).toBeUndefined())
})
