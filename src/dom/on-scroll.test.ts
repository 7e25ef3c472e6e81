import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Report = (entries: { target: Element }[]) => void
let report: Report

/** Layout is simulated: happy-dom has none. */
async function load() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: Report) {
        report = callback
      }
      observe() {}
      unobserve() {}
    },
  )
  vi.resetModules()
  return import('./on-scroll')
}
const layOut = () => report([{ target: document.documentElement }])

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('all ticks of a frame read before any write', async () => {
  const { onScroll } = await load()
  const calls: string[] = []
  for (const name of ['a', 'b'])
    onScroll(() => {
      calls.push(`${name} reads`)
      return () => calls.push(`${name} writes`)
    })
  layOut()
  expect(calls).toEqual(['a reads', 'b reads', 'a writes', 'b writes'])
})

it('a failing tick, reading or writing, stops no other, and is called again in the next frame', async () => {
  const { onScroll } = await load()
  const fail = vi.fn(() => {
    throw Error('of the site')
  })
  const write = vi.fn()
  onScroll(fail)
  onScroll(() => fail)
  onScroll(() => write)
  layOut()
  layOut()
  expect([fail.mock.calls.length, write.mock.calls.length]).toEqual([4, 2])
})
