import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetConfig } from '../../builder/config'
import { readSettings } from '../../settings/read'
import { startReveal } from './reveal'
import { settings } from './settings'

const seen: ((entries: { target: Element; intersectionRatio: number }[]) => void)[] = []
const waiting = new Set<Element>()
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (typeof seen)[number]) {
        seen.push(callback)
      }
      observe = (el: Element) => waiting.add(el)
      unobserve = (el: Element) => waiting.delete(el)
    },
  )
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
  forgetConfig()
  vi.useRealTimers()
})
const start = (raw: object, className = 'elementor-invisible x') => {
  const host = document.createElement('div')
  host.className = className
  document.body.append(host)
  stops.push(startReveal(host, readSettings(settings as never, raw) as never))
  return host
}
const show = (target: Element) => {
  for (const callback of seen) callback([{ target, intersectionRatio: 1 }])
  vi.advanceTimersByTime(0)
}

describe('entrance animations (contract core §7)', () => {
  it('TV-AN-1, TV-AN-5: waits unseen, plays when seen', () => {
    const el = start({ _animation: 'fadeIn' })
    expect(el.className).toBe('elementor-invisible x')
    show(el)
    expect(el.className).toBe('x animated fadeIn')
    expect(waiting.has(el)).toBe(false)
  })
  it('TV-AN-2: waits its delay', () => {
    const el = start({ _animation: 'fadeInUp', _animation_delay: 300, animation_delay: 900 })
    show(el)
    vi.advanceTimersByTime(299)
    expect(el.classList.contains('elementor-invisible')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(el.className).toBe('x animated fadeInUp')
  })
  it('TV-AN-6: the element’s key goes before the widget’s', () => {
    const el = start({ animation: 'zoomIn', _animation: 'fadeIn' })
    show(el)
    expect(el.className).toBe('x animated zoomIn')
  })
  it.each([
    ['none', { _animation: 'none' }],
    ['a name that is no class', { _animation: 'fade in<' }],
  ])('%s only shows', (_, raw) => {
    const el = start(raw)
    show(el)
    expect(el.className).toBe('x')
  })
  it.each([
    ['without readable settings', {}],
    ['with a broken one', { animation: { a: 1 } }],
  ])('hidden %s: shown at once', (_, raw) => {
    expect(start(raw).className).toBe('x')
  })
  it('without an observer: shown at once', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const el = start({ animation: 'fadeIn' })
    expect(el.className).toBe('x animated fadeIn')
  })
  it('on a static page: shown at once', () => {
    vi.stubGlobal('elementorFrontendConfig', { is_static: true })
    forgetConfig()
    expect(start({ animation: 'fadeIn' }).classList.contains('elementor-invisible')).toBe(false)
  })
  it('printing shows what waits', () => {
    const el = start({ animation: 'fadeIn' })
    window.dispatchEvent(new Event('beforeprint'))
    expect(el.classList.contains('elementor-invisible')).toBe(false)
  })
  it('calm: shown at once, unmoved', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    expect(start({ animation: 'fadeIn', animation_delay: 500 }).className).toBe('x')
  })
  it('undone: as it was served, and nothing plays later', () => {
    const el = start({ animation: 'fadeIn', animation_delay: 500 })
    show(el)
    for (const stop of stops.splice(0)) stop()
    vi.advanceTimersByTime(1000)
    expect(el.className).toBe('elementor-invisible x')
  })
})
