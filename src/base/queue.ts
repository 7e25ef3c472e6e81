import { guard } from './report'

/** The start's steps, then mounts, one after the other, giving the browser its turn after 8 ms of ours: never a long task. */
const SLICE = 8
const jobs: (() => void)[] = []
const waiting: (() => void)[] = []
let running = false

export function enqueue(job: () => void): void {
  jobs.push(job)
  if (running) return
  running = true
  // What a scan finds is queued as one, so that the slices are counted over all of it.
  queueMicrotask(drain)
}

/** Runs `then` when nothing waits to be mounted. */
export function afterQueue(then: () => void): void {
  // What was just scanned queues its mounts a microtask later.
  queueMicrotask(() => {
    if (running) waiting.push(then)
    else then()
  })
}

let start: number | undefined

/** A slice is what we use of one task, however many times the queue ran empty in it. */
function slice(): number {
  void yieldToMain().then(() => {
    start = undefined
  })
  return performance.now()
}

async function drain(): Promise<void> {
  while (jobs.length) {
    start ??= slice()
    if (performance.now() - start >= SLICE) {
      await yieldToMain()
      // Not left to the reset in slice(): begun at idle it has a lower priority than this, and would never get its turn.
      start = undefined
      continue
    }
    guard('queue', 'a job failed', jobs.shift() as () => void)
    // What a job found may be queued a microtask later: an island whose view is in the core.
    if (!jobs.length) await 0
  }
  running = false
  for (const then of waiting.splice(0)) then()
}

type Yielding = { scheduler?: { yield?: () => Promise<void> } }
/** A macrotask later, with the browser's own priority where it has one. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((done) => setTimeout(done))
}
