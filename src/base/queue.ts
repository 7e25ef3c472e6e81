import { guard } from './report'
import { getGlobal } from './values'

/** The steps of the start, then mounts, one after the other. After 8 ms of them the browser gets its turn: there is never a long task. */
const SLICE_MS = 8
const jobs: (() => void)[] = []
const whenEmpty: (() => void)[] = []
let isDraining = false

/** Adds a job to the queue, which begins in the next microtask. What a job throws is reported, and the next one runs. */
export function enqueue(job: () => void): void {
  jobs.push(job)
  if (isDraining) return
  isDraining = true
  // A microtask later, so that everything that one scan finds shares the same slices.
  queueMicrotask(drain)
}

/** Runs `then` once nothing is waiting to be mounted. */
export function afterQueue(then: () => void): void {
  // What has just been scanned queues its mounts a microtask later.
  queueMicrotask(() => {
    if (isDraining) whenEmpty.push(then)
    else then()
  })
}

let sliceStart: number | undefined

/** A slice is the time we use within one task, however many times the queue runs empty in it. */
function startSlice(): number {
  void yieldToMain().then(() => {
    sliceStart = undefined
  })
  return performance.now()
}

async function drain(): Promise<void> {
  while (jobs.length) {
    sliceStart ??= startSlice()
    if (performance.now() - sliceStart >= SLICE_MS) {
      await yieldToMain()
      // The reset in startSlice() may come later: a yield that began in an idle callback has a lower priority than this one.
      sliceStart = undefined
      continue
    }
    guard('queue', 'failed', jobs.shift() as () => void)
    // A job may enqueue another one a microtask later, as an island does whose view is in the core.
    if (!jobs.length) await 0
  }
  isDraining = false
  for (const then of whenEmpty.splice(0)) then()
}

type Scheduler = { yield?: () => Promise<void> }
/** Resolves in a later task, with the browser's own priority where it has `scheduler.yield`. */
export function yieldToMain(): Promise<void> {
  return getGlobal<Scheduler>('scheduler')?.yield?.() ?? new Promise((done) => setTimeout(done))
}
