/**
 * Reads Chromium traces: our scripts' cost on the page's main thread, and the cost of all its work. Times are ms of the thread's own time
 * if available, so that other work on the machine counts less.
 */
import {
  contains,
  cost,
  end,
  holding,
  inside,
  longest,
  mainThread,
  outermost,
  type TimedEvent,
  type TraceEvent,
  total,
} from './trace-events'
import { readStyle } from './trace-style'

/** Only the categories read below: each one slows the page down, V8's most. */
export const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]

const SCRIPT = ['FunctionCall', 'EvaluateScript', 'v8.evaluateModule']
/** The second is the newer name. */
const MICROTASKS = ['RunMicrotasks', 'BlinkScheduler_PerformMicrotaskCheckpoint']

export type Trace = ReturnType<typeof readTrace>
/**
 * `isOurs(url)` decides which scripts count. Microtasks and modules have no URL in a trace; they count if something else in their task did.
 * A layout or style recalculation *inside* a script is forced: the script read geometry after writing.
 */
export function readTrace(buffer: Buffer | string, isOurs: (url: string) => boolean) {
  const all: TraceEvent[] = JSON.parse(buffer.toString()).traceEvents
  const { events, marks, frames } = mainThread(all)
  const named = (...names: string[]) => events.filter((e) => names.includes(e.name))
  const marked = events.filter((e) => isOurs(urlOf(e)))
  const tasks = holding(named('RunTask'), marked)
  const ours = named(...SCRIPT).filter((e) => isOurs(urlOf(e)) || e.name === 'v8.evaluateModule')
  const spans = outermost(inside([...ours, ...named(...MICROTASKS)], tasks))
  const forced = inside(named('Layout', 'UpdateLayoutTree'), spans)
  const list = tasks
    .map((task) => {
      const mine = inside(spans, [task])
      return {
        ours: total(mine),
        whole: cost(task) / 1000,
        forced: total(inside(forced, mine)),
        by: causeOf(inside(events, [task]), mine),
        from: task.ts,
        to: end(task),
      }
    })
    .sort((a, b) => b.ours - a.ours)
  return {
    compile: total(events.filter((e) => e.name.startsWith('v8.compile') && isOurs(urlOf(e)))),
    evaluate: total(outermost(named('EvaluateScript').filter((e) => isOurs(urlOf(e))))),
    script: total(spans),
    /** Tasks with our script, longest first: our part (including forced layout), the whole task, and what started it. */
    tasks: list,
    longestOurs: list[0]?.ours ?? 0,
    longestTask: Math.max(0, ...list.map((task) => task.whole)),
    longestTaskOfPage: longest(named('RunTask')),
    /** Total blocking time: each task's time beyond 50 ms. */
    blocking: outermost(named('RunTask')).reduce((sum, e) => sum + Math.max(0, cost(e) / 1000 - 50), 0),
    forcedLayouts: forced.filter((e) => e.name === 'Layout').length,
    forcedStyles: forced.filter((e) => e.name === 'UpdateLayoutTree').length,
    /** Our script time per main thread frame. */
    perFrame: buckets(spans, frames),
    /** All main thread work, ours and the browser's. */
    main: total(outermost(named('RunTask'))),
    ...readStyle(events),
    events,
    marks,
  }
}

const CAUSES =
  /^(EventDispatch|TimerFire|FireIdleCallback|FireAnimationFrame|EvaluateScript|v8\.evaluateModule|IntersectionObserver\w*::\w+)$/
/** What started our part of a task; if unknown, a promise or the queue. */
function causeOf(events: TimedEvent[], mine: TimedEvent[]) {
  const names = events
    .filter((e) => CAUSES.test(e.name) && mine.some((m) => contains(m, e) || contains(e, m)))
    .map((e) => (e.name === 'EventDispatch' ? e.args.data?.type : e.name.replace(/^v8\.|::.*/g, '')))
  return [...new Set(names)].join(', ') || 'a promise or the queue'
}

const urlOf = (e: TraceEvent) => e.args.data?.url ?? e.args.fileName ?? e.args.data?.fileName ?? ''

function buckets(spans: TimedEvent[], frames: number[]) {
  return frames.map((from, i) => total(spans.filter((e) => e.ts >= from && e.ts < (frames[i + 1] ?? Number.POSITIVE_INFINITY))))
}
