import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stopAll, whenLoaded } from './lifetime'
import { reports } from './report'

const rejections: unknown[] = []
const onRejection = (reason: unknown) => void rejections.push(reason)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  reports.length = rejections.length = 0
  process.on('unhandledRejection', onRejection)
})
afterEach(() => {
  process.off('unhandledRejection', onRejection)
  vi.restoreAllMocks()
})
/** Node reports unhandled rejections once all microtasks have run. */
const nextTask = () => new Promise((done) => setTimeout(done))

describe('whenLoaded', () => {
  it('uses the module, and undoes that when stopped', async () => {
    const calls: string[] = []
    const stop = whenLoaded(
      async () => 'module',
      (loaded) => {
        calls.push(`use ${loaded}`)
        return () => calls.push('stop')
      },
    )
    await nextTask()
    stop()
    expect(calls).toEqual(['use module', 'stop'])
  })
  it('undoes at once a use that itself caused the stop', async () => {
    const undo = vi.fn()
    const stop = whenLoaded(
      async () => 1,
      () => {
        stop()
        return undo
      },
    )
    await nextTask()
    expect(undo).toHaveBeenCalledOnce()
  })
  it('uses neither a module that arrives after the stop, nor its replacement', async () => {
    const use = vi.fn()
    whenLoaded(async () => 1, use)()
    whenLoaded(() => Promise.reject(Error('offline')), use, use)()
    await nextTask()
    expect(use).not.toHaveBeenCalled()
  })
  it('runs the replacement if the module fails to load, leaving the report to the loader', async () => {
    const otherwise = vi.fn()
    whenLoaded(() => Promise.reject(Error('offline')), vi.fn(), otherwise)
    await nextTask()
    expect([otherwise.mock.calls.length, reports, rejections]).toEqual([1, [], []])
  })
  it('reports errors of the use or its replacement, each message once', async () => {
    const failing = (message: string) => () => {
      throw Error(message)
    }
    whenLoaded(async () => 1, failing('use failed'))()
    const stop = whenLoaded(async () => 1, failing('use failed'))
    whenLoaded(async () => 1, failing('use failed'))
    whenLoaded(() => Promise.reject(Error('offline')), vi.fn(), failing('replacement failed'))
    await nextTask()
    stop()
    expect(rejections).toEqual([])
    expect(reports.map(({ where, what }) => `${where}: ${what}`)).toEqual(['chunk: Error: use failed', 'chunk: Error: replacement failed'])
  })
})

describe('stopAll', () => {
  it('calls every function, even after a failure, and reports each failure', () => {
    const calls: string[] = []
    const failing = (message: string) => () => {
      throw Error(message)
    }
    const stops = [() => calls.push('first'), failing('first'), failing('second'), () => calls.push('last')]
    stopAll(stops)
    stopAll(stops)
    expect(calls).toEqual(['first', 'last'])
    expect(reports.map(({ where, what }) => `${where}: ${what}`)).toEqual(['stop: Error: first', 'stop: Error: second'])
  })
})
