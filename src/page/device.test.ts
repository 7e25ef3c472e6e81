import { beforeEach, describe, expect, it, vi } from 'vitest'
import { breakpointsOf, config, forgetConfig } from './config'
import { activeDevices, device } from './device'
import { features, i18n, isRtl, pageSettings, roles, swiperClass } from './page-config'

const settingsOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, { is_enabled: true }]))
const enabled = (...names: string[]) => breakpointsOf(settingsOf(names))
/** The device of a window of each width, on a site with these optional breakpoints. */
function devicesAt(widths: number[], ...names: string[]) {
  vi.stubGlobal('elementorFrontendConfig', { responsive: { breakpoints: settingsOf(names) } })
  return widths.map((width) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches(query, width),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    forgetConfig()
    return device().get()
  })
}
function matches(query: string, width: number) {
  const [, side, px] = /\((max|min)-width:(\d+)px\)/.exec(query) as unknown as [string, string, string]
  return side === 'max' ? width <= Number(px) : width >= Number(px)
}

describe('breakpoints', () => {
  it('default to mobile up to 767 px and tablet up to 1024 px (TV-DM-1)', () =>
    expect(devicesAt([320, 767, 768, 1024, 1025, 3000])).toEqual(['mobile', 'mobile', 'tablet', 'tablet', 'desktop', 'desktop']))
  it('distinguish laptop, desktop and widescreen if enabled (TV-DM-2)', () =>
    expect(devicesAt([1025, 1366, 1367, 2399, 2400], 'laptop', 'widescreen')).toEqual([
      'laptop',
      'laptop',
      'desktop',
      'desktop',
      'widescreen',
    ]))
  it('make 800 px mobile landscape if enabled (TV-DM-4)', () => expect(devicesAt([800], 'mobile_extra')).toEqual(['mobile_extra']))
  it('leave the four optional devices off unless they are enabled, and mobile and tablet always on', () =>
    expect(breakpointsOf({ mobile: { is_enabled: false, value: 600 }, laptop: {} })).toEqual([
      { name: 'mobile', value: 600, direction: 'max' },
      { name: 'tablet', value: 1024, direction: 'max' },
    ]))
  it('use the standard value if the configured one is not a number', () =>
    expect(breakpointsOf({ laptop: { is_enabled: true, value: 'wide' } })[2]).toEqual({ name: 'laptop', value: 1366, direction: 'max' }))
  it('use the standard value if the configured one is an unreadable object', () => {
    const hostile = { toString: 1, valueOf: 1 }
    expect(breakpointsOf({ mobile: { value: hostile }, tablet: hostile }).map((b) => b.value)).toEqual([767, 1024])
  })
  it.each([0, '0', -5, false, '', 'wide', []])('use the standard value if the configured one is %j, which is not a width', (value) =>
    expect(breakpointsOf({ mobile: { value } })[0]?.value).toBe(767),
  )
  it('order the active devices from the smallest to the largest, with desktop among them (TV-BP-1)', () =>
    expect(activeDevices(enabled('laptop', 'widescreen'))).toEqual(['mobile', 'tablet', 'laptop', 'desktop', 'widescreen']))
})

describe('the current device', () => {
  beforeEach(() => forgetConfig())
  it('follows media queries, and notifies subscribers only when it changes', () => {
    let width = 1200
    const changes: (() => void)[] = []
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return matches(query, width)
      },
      addEventListener: (_: string, listener: () => void) => changes.push(listener),
      removeEventListener: () => {},
    }))
    const seen: string[] = []
    device().subscribe(() => seen.push(device().get()))
    for (const next of [1100, 1024, 700, 767, 1300]) {
      width = next
      for (const change of changes) change()
    }
    expect(seen).toEqual(['tablet', 'mobile', 'desktop'])
  })
  it('uses the next page’s breakpoints once the configuration is forgotten, and stops watching the old ones', () => {
    const listeners = new Set<() => void>()
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width:900px)',
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }))
    expect(device().get()).toBe('desktop')
    const watched = listeners.size
    forgetConfig()
    vi.stubGlobal('elementorFrontendConfig', { responsive: { breakpoints: { mobile: { value: 900 } } } })
    expect(device().get()).toBe('mobile')
    expect(device()).toBe(device())
    expect(listeners.size).toBe(watched)
  })
})

describe('the page’s configuration', () => {
  beforeEach(() => forgetConfig())
  const withConfig = (front: unknown) => {
    vi.stubGlobal('elementorFrontendConfig', front)
    return config()
  }
  it('has defaults for a normal page', () => {
    const c = withConfig(undefined)
    expect([c.breakpoints.map((b) => b.name), c.edit, c.preview, roles(), swiperClass(), isRtl()]).toEqual([
      ['mobile', 'tablet'],
      false,
      false,
      undefined,
      'swiper',
      false,
    ])
    expect(i18n('next', 'Next')).toBe('Next')
  })
  it('reads [] as an empty map, and a missing user as no roles (TV-BOOT-3, TV-BOOT-5)', () => {
    const c = withConfig({ settings: { page: [] }, kit: [], experimentalFeatures: [] })
    expect([pageSettings(), c.kit, features(), roles()]).toEqual([{}, {}, {}, undefined])
  })
  it('reads its contents, even roles as an object', () => {
    const c = withConfig({
      user: { roles: { 1: 'editor' } },
      i18n: { next: 'Następne' },
      environmentMode: { wpPreview: true },
      is_rtl: true,
    })
    expect([roles(), i18n('next', 'Next'), c.preview, isRtl()]).toEqual([['editor'], 'Następne', true, true])
  })
  it.each([[5], ['text'], [[]], [{ responsive: 1, i18n: 'x', user: 'me', environmentMode: null }]])('has defaults if it is %j', (front) =>
    expect(withConfig(front).breakpoints).toHaveLength(2),
  )
})
