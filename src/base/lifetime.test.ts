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
/** Node reports a rejection that nobody handles once all microtasks have run. */
const nextTask = () => new Promise((done) => setTimeout(done))

describe('whenLoaded', () => {
  it('uses the module, and undoes that when it is stopped', async () => {
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
  it('undoes at once what a use has attached that itself led to the stop', async () => {
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
  it('does not use a module that arrives after it was stopped, nor its replacement', async () => {
    const use = vi.fn()
    whenLoaded(async () => 1, use)()
    whenLoaded(() => Promise.reject(Error('offline')), use, use)()
    await nextTask()
    expect(use).not.toHaveBeenCalled()
  })
  it('runs the replacement when the module cannot be loaded, and leaves the report to the loader', async () => {
    const otherwise = vi.fn()
    whenLoaded(() => Promise.reject(Error('offline')), vi.fn(), otherwise)
    await nextTask()
    expect([otherwise.mock.calls.length, reports, rejections]).toEqual([1, [], []])
  })
  it('reports what the use of the module or its replacement throws, each once by its message', async () => {
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
  it('calls every function, also after one that fails, and reports each failure', () => {
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
