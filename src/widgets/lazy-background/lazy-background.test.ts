import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void
let callback: Callback | undefined
let rootMargin: string | undefined
let created = 0
const observed = new Set<Element>()

beforeEach(() => {
  callback = undefined
  created = 0
  observed.clear()
  vi.resetModules()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(given: Callback, options: IntersectionObserverInit) {
        created++
        callback = given
        rootMargin = options.rootMargin
      }
      observe = (el: Element) => observed.add(el)
      unobserve = (el: Element) => observed.delete(el)
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const start = async () => {
  const { start } = await import('./lazy-background')
  const host = document.createElement('div')
  host.className = 'e-con e-parent'
  return { host, stop: start(host) }
}

it('a container’s background loads once it is near, and stopping restores the container (TV-LZ-1)', async () => {
  const { host, stop } = await start()
  expect(rootMargin).toBe('200px 0px')
  callback?.([{ target: host, isIntersecting: false }])
  expect(host.className).toBe('e-con e-parent')
  callback?.([{ target: host, isIntersecting: true }])
  expect(host.className).toBe('e-con e-parent e-lazyloaded')
  expect(observed.size).toBe(0)
  stop()
  expect(host.className).toBe('e-con e-parent')
})

it('one observer serves all containers, and stopping one leaves the others', async () => {
  const [first, second] = [await start(), await start()]
  expect([created, observed.size]).toEqual([1, 2])
  first.stop()
  expect([...observed]).toEqual([second.host])
  callback?.([first.host, second.host].map((target) => ({ target, isIntersecting: true })))
  expect([first, second].map(({ host }) => host.className)).toEqual(['e-con e-parent', 'e-con e-parent e-lazyloaded'])
})

it('on a static page it loads at once', async () => {
  vi.stubGlobal('elementorFrontendConfig', { is_static: true })
  const { host } = await start()
  expect(host.className).toBe('e-con e-parent e-lazyloaded')
  expect(callback).toBeUndefined()
})
