import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadProviderScript } from './provider-script'

vi.mock('../base/load-script', () => ({ loadScript: async () => {} }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives what the script brings once that is ready', async () => {
  let found: string | undefined
  const job = loadProviderScript('https://x.test/a.js', () => found, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1000)
  found = 'it'
  await vi.advanceTimersByTimeAsync(400)
  expect(await job).toBe('it')
  expect(vi.getTimerCount()).toBe(0)
})

it('asks no more when nobody wants it any more', async () => {
  const end = new AbortController()
  const ready = vi.fn()
  const job = loadProviderScript('https://x.test/b.js', ready, end.signal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(1000)
  end.abort()
  const before = ready.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect([await job, ready.mock.calls.length, vi.getTimerCount()]).toEqual(['AbortError', before, 0])
})
