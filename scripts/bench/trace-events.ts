/**
 * Basics of Chromium traces, for trace.ts and trace-style.ts: the page's main thread, event durations, and nesting. All functions are pure.
 */

/** The parts of an event's details that are read. */
export interface TraceArgs {
  data?: EventData
  beginData?: { frame?: string; stackTrace?: StackFrame[] }
  elementCount?: number
  fileName?: string
  name?: string
}
export interface StackFrame {
  functionName: string
  url: string
  lineNumber: number
}
interface EventData {
  type?: string
  url?: string
  fileName?: string
  frame?: string
  nodeName?: string
  reason?: string
}
export interface TraceEvent {
  ph: string
  pid: number
  tid: number
  name: string
  /** In microseconds, like the others. */
  ts: number
  dur?: number
  tdur?: number
  args: TraceArgs
}
/** An event with a duration. */
export type TimedEvent = TraceEvent & { dur: number }

/**
 * The page's main thread: of the threads that made frames, the busiest. Others belong to the tab's previous process, and to foreign
 * iframes. `events` have a duration and are sorted; `marks` are instants; `frames` are the frames' start times.
 */
export function mainThread(all: TraceEvent[]) {
  const threads = new Map<string, TraceEvent[]>()
  for (const e of all) threads.get(thread(e))?.push(e) ?? threads.set(thread(e), [e])
  const painting = [...threads.values()].filter((list) => list.some(isFrame))
  const work = (list: TraceEvent[]) => total(list.filter(isTimed).filter((e) => e.name === 'RunTask'))
  const [best = []] = painting.sort((a, b) => work(b) - work(a))
  return {
    events: best.filter(isTimed).sort(outerFirst),
    marks: best.filter((e) => e.ph === 'I').sort((a, b) => a.ts - b.ts),
    frames: best
      .filter(isFrame)
      .map((e) => e.ts)
      .sort((a, b) => a - b),
    pid: best[0]?.pid,
  }
}

const thread = (e: TraceEvent) => `${e.pid}/${e.tid}`
const isFrame = (e: TraceEvent) => e.name === 'BeginMainThreadFrame'
const isTimed = (e: TraceEvent): e is TimedEvent => e.ph === 'X' && e.dur !== undefined
const outerFirst = (a: TimedEvent, b: TimedEvent) => a.ts - b.ts || b.dur - a.dur

/** Microseconds of the thread's own time if available, so that other work on the machine counts less. */
export const cost = (e: TimedEvent) => e.tdur ?? e.dur
export const end = (e: TimedEvent) => e.ts + e.dur
export const contains = (outer: TimedEvent, e: TimedEvent) => e.ts >= outer.ts && end(e) <= end(outer)
export const inside = (list: TimedEvent[], outers: TimedEvent[]) => list.filter((e) => outers.some((outer) => contains(outer, e)))
export const holding = (outers: TimedEvent[], list: TimedEvent[]) => outers.filter((outer) => list.some((e) => contains(outer, e)))
/** Milliseconds. */
export const total = (list: TimedEvent[]) => list.reduce((sum, e) => sum + cost(e), 0) / 1000
export const longest = (list: TimedEvent[]) => list.reduce((max, e) => Math.max(max, cost(e)), 0) / 1000

/** Drops events nested in others of the list, so that nothing counts twice. */
export function outermost(list: TimedEvent[]) {
  const out: TimedEvent[] = []
  for (const e of [...list].sort(outerFirst)) {
    const last = out.at(-1)
    if (!last || e.ts >= end(last)) out.push(e)
  }
  return out
}
