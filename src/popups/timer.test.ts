import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTimer } from './timer'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const pageEvent = (type: string, persisted = true) => window.dispatchEvent(Object.assign(new Event(type), { persisted }))

it('time in the back/forward cache does not count', () => {
  const action = vi.fn()
  startTimer(1000, action)
  vi.advanceTimersByTime(600)
  pageEvent('pagehide')
  vi.advanceTimersByTime(3_600_000)
  expect(action).not.toHaveBeenCalled()
  pageEvent('pageshow')
  vi.advanceTimersByTime(399)
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledTimes(1)
  pageEvent('pageshow')
  vi.advanceTimersByTime(2000)
  expect(action).toHaveBeenCalledTimes(1)
})

it('ignores the first pageshow, and a stopped timer stays stopped', () => {
  const action = vi.fn()
  const stop = startTimer(1000, action)
  vi.advanceTimersByTime(600)
  pageEvent('pageshow', false)
  stop()
  pageEvent('pageshow')
  vi.advanceTimersByTime(2000)
  expect(action).not.toHaveBeenCalled()
})
