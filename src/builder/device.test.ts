import { beforeEach, describe, expect, it, vi } from 'vitest'
import { breakpointsOf, config, forgetConfig } from './config'
import { activeDevices, device, deviceAt, forgetDevice } from './device'
import { features, pageSettings, roles, swiperClass } from './page-config'

const enabled = (...names: string[]) => breakpointsOf(Object.fromEntries(names.map((n) => [n, { is_enabled: true }])))

describe('breakpoints', () => {
  it('TV-DM-1: the defaults', () =>
    expect([320, 767, 768, 1024, 1025, 3000].map((w) => deviceAt(w, enabled()))).toEqual([
      'mobile',
      'mobile',
      'tablet',
      'tablet',
      'desktop',
      'desktop',
    ]))
  it('TV-DM-2: laptop and widescreen', () =>
    expect([1025, 1366, 1367, 2399, 2400].map((w) => deviceAt(w, enabled('laptop', 'widescreen')))).toEqual([
      'laptop',
      'laptop',
      'desktop',
      'desktop',
      'widescreen',
    ]))
  it('TV-DM-4: mobile landscape', () => expect(deviceAt(800, enabled('mobile_extra'))).toBe('mobile_extra'))
  it('the four in the middle are off, mobile and tablet cannot be', () =>
    expect(breakpointsOf({ mobile: { is_enabled: false, value: 600 }, laptop: {} })).toEqual([
      { name: 'mobile', value: 600, direction: 'max' },
      { name: 'tablet', value: 1024, direction: 'max' },
    ]))
  it('a value that is none takes the standard one', () =>
    expect(breakpointsOf({ laptop: { is_enabled: true, value: 'wide' } })[2]).toEqual({ name: 'laptop', value: 1366, direction: 'max' }))
  it('TV-BP-1: order with desktop', () =>
    expect(activeDevices(enabled('laptop', 'widescreen'))).toEqual(['mobile', 'tablet', 'laptop', 'desktop', 'widescreen']))
})

describe('the current device', () => {
  beforeEach(() => {
    forgetConfig()
    forgetDevice()
  })
  it('follows media queries, and tells its watchers only of changes', () => {
    let width = 1200
    const changes: (() => void)[] = []
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        const [, side, px] = /\((max|min)-width:(\d+)px\)/.exec(query) as unknown as [string, string, string]
        return side === 'max' ? width <= Number(px) : width >= Number(px)
      },
      addEventListener: (_: string, listener: () => void) => changes.push(listener),
    }))
    const seen: string[] = []
    device().subscribe(() => seen.push(device().get()))
    for (const next of [1100, 1024, 700, 767, 1300]) {
      width = next
      for (const change of changes) change()
    }
    expect(seen).toEqual(['tablet', 'mobile', 'desktop'])
  })
})

describe('config', () => {
  beforeEach(() => forgetConfig())
  const withConfig = (front: unknown) => {
    vi.stubGlobal('elementorFrontendConfig', front)
    return config()
  }
  it('no config is a normal page', () => {
    const c = withConfig(undefined)
    expect([c.breakpoints.map((b) => b.name), c.edit, c.preview, roles(), swiperClass(), c.rtl]).toEqual([
      ['mobile', 'tablet'],
      false,
      false,
      undefined,
      'swiper',
      false,
    ])
    expect(c.i18n('next', 'Next')).toBe('Next')
  })
  it('TV-BOOT-3/5: [] for a map and no user', () => {
    const c = withConfig({ settings: { page: [] }, kit: [], experimentalFeatures: [] })
    expect([pageSettings(), c.kit, features(), roles()]).toEqual([{}, {}, {}, undefined])
  })
  it('reads what is there, roles as an object too', () => {
    const c = withConfig({
      user: { roles: { 1: 'editor' } },
      i18n: { next: 'Następne' },
      environmentMode: { wpPreview: true },
      is_rtl: true,
    })
    expect([roles(), c.i18n('next', 'Next'), c.preview, c.rtl]).toEqual([['editor'], 'Następne', true, true])
  })
  it.each([[5], ['text'], [[]], [{ responsive: 1, i18n: 'x', user: 'me', environmentMode: null }]])('%j does no harm', (front) =>
    expect(withConfig(front).breakpoints).toHaveLength(2),
  )
})
