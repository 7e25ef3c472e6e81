/** Mounts one after the other, giving the browser its turn after 8 ms of ours: never a long task. */
const SLICE = 8
const jobs: (() => void)[] = []
const waiting: (() => void)[] = []
let running = false

/** Counts, for tests and the bench: mounts are never timed there. */
export const queueStats = { jobs: 0, slices: 0, yields: 0, mostInSlice: 0 }

export function enqueue(job: () => void): void {
  jobs.push(job)
  if (!running) void drain()
}

/** Runs `then` when nothing waits to be mounted. */
export function whenDrained(then: () => void): void {
  if (running || jobs.length) waiting.push(then)
  else then()
}

async function drain(): Promise<void> {
  running = true
  let start = performance.now()
  let inSlice = 0
  queueStats.slices++
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    job()
    queueStats.jobs++
    queueStats.mostInSlice = Math.max(queueStats.mostInSlice, ++inSlice)
    if (jobs.length && performance.now() - start >= SLICE) {
      queueStats.yields++
      queueStats.slices++
      await giveWay()
      start = performance.now()
      inSlice = 0
    }
  }
  running = false
  for (const then of waiting.splice(0)) then()
}

type Yielding = { scheduler?: { yield?: () => Promise<void> } }
/** A macrotask later, with the browser's own priority where it has one. */
export function giveWay(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(0)
  })
}
