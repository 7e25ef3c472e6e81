import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterQueue, enqueue, tellStarted, waitForStart, whenStarted } from './queue'

afterEach(tellStarted)

const settle = async (turns = 12) => {
  for (let i = 0; i < turns; i++) await new Promise((done) => setTimeout(done))
}

describe('the queue', () => {
  it('yields to the browser after 8 ms of work, and runs all jobs in order', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const order: number[] = []
    // How many had run at each yield: a slice starts with one (its own reset) and ends with one.
    const yields: number[] = []
    vi.stubGlobal('scheduler', {
      yield: () => {
        yields.push(order.length)
        return new Promise((done) => setTimeout(done))
      },
    })
    for (let i = 0; i < 10; i++)
      enqueue(() => {
        order.push(i)
        now += 3
      })
    await Promise.resolve()
    expect(order).toEqual([0, 1, 2])
    let drained = 0
    afterQueue(() => drained++)
    await settle()
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(yields).toEqual([0, 3, 3, 6, 6, 9, 9])
    expect(drained).toBe(1)
  })
  it('continues even if the browser never runs a lower-priority continuation', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    let asked = 0
    // The first yield of a slice is its own reset: here it starves, like one started at idle time.
    vi.stubGlobal('scheduler', { yield: () => (asked++ === 0 ? new Promise(() => {}) : Promise.resolve()) })
    await settle()
    const order: number[] = []
    for (let i = 0; i < 4; i++)
      enqueue(() => {
        order.push(i)
        now += 20
      })
    await settle()
    expect(order).toEqual([0, 1, 2, 3])
  })
  it('calls back after jobs queued in the same task, and at once without any', async () => {
    const order: string[] = []
    afterQueue(() => order.push('nothing waits'))
    await settle()
    void Promise.resolve().then(() => enqueue(() => order.push('mounted')))
    afterQueue(() => order.push('drained'))
    await settle()
    expect(order).toEqual(['nothing waits', 'mounted', 'drained'])
  })
  it('calls back after a job that the last job queued a microtask later', async () => {
    const order: string[] = []
    enqueue(() => void Promise.resolve().then(() => enqueue(() => order.push('mounted'))))
    afterQueue(() => order.push('drained'))
    await settle()
    expect(order).toEqual(['mounted', 'drained'])
  })
})

it('callbacks wait for the runtime’s start, keep their order, and run at once afterwards', () => {
  const done: number[] = []
  waitForStart()
  whenStarted(() => done.push(1))
  // A second call before the start loses nothing.
  waitForStart()
  whenStarted(() => done.push(2))
  expect(done).toEqual([])
  tellStarted()
  expect(done).toEqual([1, 2])
  whenStarted(() => done.push(3))
  tellStarted()
  expect(done).toEqual([1, 2, 3])
})
