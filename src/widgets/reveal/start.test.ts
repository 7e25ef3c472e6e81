import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stopAll } from '../../base/lifetime'
import { forgetConfig } from '../../builder/config'
import { matchOf } from '../../runtime/widget'
import { readSettings } from '../../settings/read'
import { settings, start } from './start'
import { reveal } from './widget'

const frames = vi.hoisted(() => {
  const reports: ((entries: { target: Element }[]) => void)[] = []
  // Asked for as soon as the module is loaded: the browser's own layout, told by hand.
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
/** What the browser does in a frame before it paints. */
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

describe('elements with an entrance', () => {
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
  ])('are found by %j', (given) => expect(matches(given)).toBe(true))
  it('are found by the class that hides them, whatever their settings say', () => {
    const el = withSettings({})
    el.className = 'elementor-invisible'
    expect(el.matches(matchOf(reveal))).toBe(true)
  })
  it.each([[{ toggle_icon_hover_animation: 'grow' }], [{ image_hover_animation: 'grow' }], [{ lightbox_content_animation: 'zoomIn' }]])(
    'are not those with %j: they load nothing',
    (given) => expect(matches(given)).toBe(false),
  )
})

describe('entrance animations (contract core §7)', () => {
  it('an element stays hidden until it is seen, and then plays (TV-AN-1, TV-AN-5)', () => {
    const el = mount({ _animation: 'fadeIn' })
    expect(el.className).toBe('elementor-invisible x')
    scrollIntoView(el)
    expect(el.className).toBe('x animated fadeIn')
    expect(observed.has(el)).toBe(false)
  })
  it('a delay holds the animation back, and the element hidden (TV-AN-2)', () => {
    const el = mount({ _animation: 'fadeInUp', _animation_delay: 300, animation_delay: 900 })
    scrollIntoView(el)
    vi.advanceTimersByTime(299)
    expect(el.classList.contains('elementor-invisible')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(el.className).toBe('x animated fadeInUp')
  })
  it('the element’s setting comes before the widget’s (TV-AN-6)', () => {
    const el = mount({ animation: 'zoomIn', _animation: 'fadeIn' })
    scrollIntoView(el)
    expect(el.className).toBe('x animated zoomIn')
  })
  it.each([
    ['the animation “none”', { _animation: 'none' }],
    ['a name that is no class', { _animation: 'fade in<' }],
  ])('%s shows the element without an animation', (_, raw) => {
    const el = mount(raw)
    scrollIntoView(el)
    expect(el.className).toBe('x')
  })
  it.each([
    ['without readable settings', {}],
    ['with an unreadable animation', { animation: { a: 1 } }],
  ])('a hidden element %s is shown at once', (_, raw) => {
    expect(mount(raw).className).toBe('x')
  })
  it('in a browser without observers the animation plays at once', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const el = mount({ animation: 'fadeIn' })
    expect(el.className).toBe('x animated fadeIn')
  })
  it('on a static page the element is shown at once', () => {
    vi.stubGlobal('elementorFrontendConfig', { is_static: true })
    forgetConfig()
    expect(mount({ animation: 'fadeIn' }).classList.contains('elementor-invisible')).toBe(false)
  })
  it('printing shows an element that has not been seen yet', () => {
    const el = mount({ animation: 'fadeIn' })
    window.dispatchEvent(new Event('beforeprint'))
    expect(el.classList.contains('elementor-invisible')).toBe(false)
  })
  it('a visitor who asks for less motion sees the element at once, without an animation', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    expect(mount({ animation: 'fadeIn', animation_delay: 500 }).className).toBe('x')
  })
  it('stopping restores the element as it was served, and nothing plays afterwards', () => {
    const el = mount({ animation: 'fadeIn', animation_delay: 500 })
    scrollIntoView(el)
    stopAll(stops)
    vi.advanceTimersByTime(1000)
    expect(el.className).toBe('elementor-invisible x')
  })
})
