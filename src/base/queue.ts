import { guard } from './report'
import { getGlobal } from './values'

/** Startup steps and mounts run one after another, yielding to the browser after 8 ms, so that there is never a long task. */
const SLICE_MS = 8
const jobs: (() => void)[] = []
const whenEmpty: (() => void)[] = []
let isDraining = false

/** Adds a job; an idle queue starts in the next microtask. If a job throws, that is reported, and the next one runs. */
export function enqueue(job: () => void): void {
  jobs.push(job)
  if (isDraining) return
  isDraining = true
  // A microtask later, so that everything one scan finds shares the slices.
  queueMicrotask(drain)
}

/** Runs `then` once the queue is empty. */
export function afterQueue(then: () => void): void {
  // A scan adds its mounts a microtask later.
  queueMicrotask(() => {
    if (isDraining) whenEmpty.push(then)
    else then()
  })
}

let sliceStart: number | undefined

/** A slice lasts for the whole task, even if the queue runs empty during it. */
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
      // The reset in startSlice() may come later than this: a yield that began in an idle callback has a lower priority.
      sliceStart = undefined
      continue
    }
    guard('queue', 'failed', jobs.shift() as () => void)
    // A job may add another one a microtask later, as an island does whose view is in the core.
    if (!jobs.length) await 0
  }
  isDraining = false
  for (const then of whenEmpty.splice(0)) then()
}

type Scheduler = { yield?: () => Promise<void> }
/** Resolves in a later task; with `scheduler.yield`, where available, ahead of other work. */
export function yieldToMain(): Promise<void> {
  return getGlobal<Scheduler>('scheduler')?.yield?.() ?? new Promise((done) => setTimeout(done))
}
