import { afterEach, expect, it } from 'vitest'
import { tellStarted, waitForStart, whenStarted } from './started'

afterEach(tellStarted)

it('what needs the runtime waits for its start, in its order, and runs at once afterwards', () => {
  const done: number[] = []
  waitForStart()
  whenStarted(() => done.push(1))
  // A second word before the start loses nobody.
  waitForStart()
  whenStarted(() => done.push(2))
  expect(done).toEqual([])
  tellStarted()
  expect(done).toEqual([1, 2])
  whenStarted(() => done.push(3))
  tellStarted()
  expect(done).toEqual([1, 2, 3])
})
