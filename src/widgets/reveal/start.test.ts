import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stopAll } from '../../base/lifetime'
import { forgetConfig } from '../../page/config'
import { matchOf } from '../../runtime/widget'
import { readSettings } from '../../settings/read'
import { settings, start } from './start'
import { reveal } from './widget'

const frames = vi.hoisted(() => {
  const reports: ((entries: { target: Element }[]) => void)[] = []
  // Set as soon as the module loads, to trigger layout by hand.
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      reports.push(report as never)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  return reports
})
/** What the browser does in a frame before painting. */
const layOut = () => {
  for (const report of frames) report([{ target: document.documentElement }])
}

type Callback = (entries: { target: Element; intersectionRatio: number }[]) => void
const callbacks: Callback[] = []
const observed = new Set<Element>()
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        callbacks.push(callback)
      }
      observe = (el: Element) => observed.add(el)
      unobserve = (el: Element) => observed.delete(el)
    },
  )
})
afterEach(() => {
  stopAll(stops)
  document.body.replaceChildren()
  forgetConfig()
  vi.useRealTimers()
})
const mount = (raw: object, className = 'elementor-invisible x') => {
  const host = document.createElement('div')
  host.className = className
  document.body.append(host)
  stops.push(start(host, readSettings(settings as never, raw) as never))
  return host
}
const scrollIntoView = (target: Element) => {
  layOut()
  for (const callback of callbacks) callback([{ target, intersectionRatio: 1 }])
  vi.advanceTimersByTime(0)
}

describe('elements with an entrance animation', () => {
  const withSettings = (given: object) => {
    const el = document.createElement('div')
    el.dataset.settings = JSON.stringify(given)
    return el
  }
  const matches = (given: object) => withSettings(given).matches(matchOf(reveal))
  it.each([
    [{ animation: 'fadeIn' }],
    [{ _animation: 'fadeIn' }],
    [{ x: 1, animation_mobile: 'fadeIn' }],
    [{ _animation_tablet: 'fadeIn' }],
  ])('match by %j', (given) => expect(matches(given)).toBe(true))
  it('match by the class that hides them, whatever their settings', () => {
    const el = withSettings({})
    el.className = 'elementor-invisible'
    expect(el.matches(matchOf(reveal))).toBe(true)
  })
  it.each([[{ toggle_icon_hover_animation: 'grow' }], [{ image_hover_animation: 'grow' }], [{ lightbox_content_animation: 'zoomIn' }]])(
    'do not match by %j, so load nothing',
    (given) => expect(matches(given)).toBe(false),
  )
})

describe('entrance animations (contract core §7)', () => {
  it('an element stays hidden until it is in view, then animates (TV-AN-1, TV-AN-5)', () => {
    const el = mount({ _animation: 'fadeIn' })
    expect(el.className).toBe('elementor-invisible x')
    scrollIntoView(el)
    expect(el.className).toBe('x animated fadeIn')
    expect(observed.has(el)).toBe(false)
  })
  it('a delay keeps the element hidden (TV-AN-2)', () => {
    const el = mount({ _animation: 'fadeInUp', _animation_delay: 300, animation_delay: 900 })
    scrollIntoView(el)
    vi.advanceTimersByTime(299)
    expect(el.classList.contains('elementor-invisible')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(el.className).toBe('x animated fadeInUp')
  })
  it('the element’s setting overrides the widget’s (TV-AN-6)', () => {
    const el = mount({ animation: 'zoomIn', _animation: 'fadeIn' })
    scrollIntoView(el)
    expect(el.className).toBe('x animated zoomIn')
  })
  it.each([
    ['the animation “none”', { _animation: 'none' }],
    ['a name that is not a valid class', { _animation: 'fade in<' }],
  ])('%s shows the element without an animation', (_, raw) => {
    const el = mount(raw)
    scrollIntoView(el)
    expect(el.className).toBe('x')
  })
  it.each([
    ['with unreadable settings', {}],
    ['with an unreadable animation', { animation: { a: 1 } }],
  ])('a hidden element %s is shown at once', (_, raw) => {
    expect(mount(raw).className).toBe('x')
  })
  it('on a static page the element is shown at once', () => {
    vi.stubGlobal('elementorFrontendConfig', { is_static: true })
    forgetConfig()
    expect(mount({ animation: 'fadeIn' }).classList.contains('elementor-invisible')).toBe(false)
  })
  it('printing shows an element not yet seen', () => {
    const el = mount({ animation: 'fadeIn' })
    window.dispatchEvent(new Event('beforeprint'))
    expect(el.classList.contains('elementor-invisible')).toBe(false)
  })
  it('with reduced motion the element shows at once, without animation', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    expect(mount({ animation: 'fadeIn', animation_delay: 500 }).className).toBe('x')
  })
  it('stopping restores the served element, and nothing plays later', () => {
    const el = mount({ animation: 'fadeIn', animation_delay: 500 })
    scrollIntoView(el)
    stopAll(stops)
    vi.advanceTimersByTime(1000)
    expect(el.className).toBe('elementor-invisible x')
  })
})
