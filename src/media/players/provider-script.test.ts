import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadProviderScript } from './provider-script'

vi.mock('../../base/load-script', () => ({ loadScript: async () => {} }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('resolves with the provider’s API once ready', async () => {
  let api: string | undefined
  const job = loadProviderScript('https://x.test/a.js', () => api, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1000)
  api = 'it'
  await vi.advanceTimersByTimeAsync(400)
  expect(await job).toBe('it')
  expect(vi.getTimerCount()).toBe(0)
})

it('stops checking when it is aborted', async () => {
  const controller = new AbortController()
  const getReady = vi.fn()
  const job = loadProviderScript('https://x.test/b.js', getReady, controller.signal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(1000)
  controller.abort()
  const before = getReady.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect([await job, getReady.mock.calls.length, vi.getTimerCount()]).toEqual(['AbortError', before, 0])
})
