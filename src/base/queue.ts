import { guard } from './report'
import { getGlobal } from './values'

/*
 * The moments of the script: `enqueue` runs long work in turn, `afterQueue` what follows all of it, and `whenStarted` what must wait for the
 * runtime. Those of the page are in dom/: on-scroll.ts (frames, sizes), on-visible.ts (the view) and when-activated.ts (a visitor).
 */

/** Startup steps and mounts run in order, yielding to the browser after 8 ms to avoid long tasks. */
const SLICE_MS = 8
const jobs: (() => void)[] = []
const whenEmpty: (() => void)[] = []
let isDraining = false

/** Queues a job; an idle queue starts in the next microtask. Errors are reported, and the next job runs. */
export function enqueue(job: () => void): void {
  jobs.push(job)
  if (isDraining) return
  isDraining = true
  // A microtask later, so that everything found in one scan shares slices.
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

/** A slice lasts for the whole task, even if the queue empties meanwhile. */
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
      // The reset in startSlice() may come later: a yield from an idle callback has lower priority than this one.
      sliceStart = undefined
      continue
    }
    guard('queue', 'failed', jobs.shift() as () => void)
    // A job may queue another a microtask later: an island whose view is in the core does.
    if (!jobs.length) await 0
  }
  isDraining = false
  for (const then of whenEmpty.splice(0)) then()
}

type Scheduler = { yield?: () => Promise<void> }
/** Resolves in a later task; with `scheduler.yield`, if supported, ahead of other work. */
export function yieldToMain(): Promise<void> {
  return getGlobal<Scheduler>('scheduler')?.yield?.() ?? new Promise((done) => setTimeout(done))
}

/** Callbacks waiting for the runtime's start; `undefined` while it runs. */
let waiting: (() => void)[] | undefined

/** Makes callbacks wait until `tellStarted` is called. */
export function waitForStart(): void {
  waiting ??= []
}

/** Runs the waiting callbacks in order. */
export function tellStarted(): void {
  const due = waiting
  waiting = undefined
  for (const then of due ?? []) then()
}

/** Runs `then` once the runtime has started: immediately if it is running. */
export function whenStarted(then: () => void): void {
  if (waiting) waiting.push(then)
  else then()
}
