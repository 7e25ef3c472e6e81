import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetConfig } from '../../builder/config'
import { start as startLazyBackground } from './lazy-background'

type Callback = (entries: { isIntersecting: boolean }[]) => void
let callback: Callback | undefined
let rootMargin: string | undefined
const disconnect = vi.fn()

beforeEach(() => {
  callback = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(given: Callback, options: IntersectionObserverInit) {
        callback = given
        rootMargin = options.rootMargin
      }
      observe = () => {}
      disconnect = disconnect
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetConfig()
})
const start = () => {
  const host = document.createElement('div')
  host.className = 'e-con e-parent'
  return { host, stop: startLazyBackground(host) }
}

it('a container’s background loads once it is near, and stopping restores the container (TV-LZ-1)', () => {
  const { host, stop } = start()
  expect(rootMargin).toBe('200px 0px')
  callback?.([{ isIntersecting: false }])
  expect(host.className).toBe('e-con e-parent')
  callback?.([{ isIntersecting: true }])
  expect(host.className).toBe('e-con e-parent e-lazyloaded')
  stop()
  expect(disconnect).toHaveBeenCalled()
  expect(host.className).toBe('e-con e-parent')
})

it('on a static page it loads at once', () => {
  vi.stubGlobal('elementorFrontendConfig', { is_static: true })
  forgetConfig()
  expect(start().host.className).toBe('e-con e-parent e-lazyloaded')
  expect(callback).toBeUndefined()
})
