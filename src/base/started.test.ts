import { afterEach, expect, it } from 'vitest'
import { tellStarted, waitForStart, whenStarted } from './started'

afterEach(tellStarted)

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
