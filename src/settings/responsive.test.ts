import { describe, expect, it } from 'vitest'
import { deviceSetting, responsiveValue } from './responsive'

const wide = ['mobile', 'tablet', 'laptop', 'desktop', 'widescreen']
const usual = ['mobile', 'tablet', 'desktop']
const one = { x: 1, x_tablet: 0, x_laptop: '', x_widescreen: 0, x_mobile: '' }
const two = { x: { size: 10 }, x_tablet: { size: '' }, x_mobile: { size: 4 } }

describe('deviceSetting, algorithm A (contract core §4.3)', () => {
  it.each([
    ['widescreen', 1],
    ['desktop', 1],
    ['laptop', 1],
    ['tablet', 0],
    ['mobile', 0],
    ['none', 1],
  ])('on %s the value is %s (TV-SET-1, TV-SET-4)', (mode, value) => expect(deviceSetting(one, 'x', mode, wide)).toBe(value))
  it('treats an empty size object as a value (TV-SET-2)', () => expect(deviceSetting(two, 'x', 'tablet', usual)).toEqual({ size: '' }))
  it.each(wide)('takes the base value on %s if no device has its own (TV-SET-3)', (mode) =>
    expect(deviceSetting({ x: 5 }, 'x', mode, wide)).toBe(5),
  )
  it('takes the nearest larger device’s value, never a smaller one’s', () => {
    expect(deviceSetting({ x: 'a', x_mobile: 'm', x_laptop: 'l' }, 'x', 'tablet', wide)).toBe('l')
    expect(deviceSetting({ x: 'a', x_mobile: 'm' }, 'x', 'desktop', wide)).toBe('a')
  })
})

describe('responsiveValue, algorithm B (contract core §4.4)', () => {
  it.each([
    ['widescreen', 0],
    ['desktop', 1],
    ['laptop', 1],
    ['tablet', 0],
    ['mobile', 0],
    ['none', 0],
  ])('on %s the value is %s (TV-SET-1, TV-SET-4)', (mode, value) => expect(responsiveValue(one, 'x', '', mode, wide)).toBe(value))
  it.each([
    ['desktop', 10],
    ['tablet', 10],
    ['mobile', 4],
  ])('on %s an empty size is skipped, and the size is %s (TV-SET-2)', (mode, value) =>
    expect(responsiveValue(two, 'x', 'size', mode, usual)).toBe(value),
  )
  it.each(wide)('takes the base value on %s if no device has its own (TV-SET-3)', (mode) =>
    expect(responsiveValue({ x: 5 }, 'x', '', mode, wide)).toBe(5),
  )
})
