/**
 * Reads Chromium traces: what our scripts cost on the page's main thread, and what all of the thread's work costs. All times are
 * milliseconds of the thread's own time where the browser gives it, so that other work of the machine counts less.
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

/** No more than what is read below: every category slows the page down, those of V8 most. */
export const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]

const SCRIPT = ['FunctionCall', 'EvaluateScript', 'v8.evaluateModule']
/** The second is what newer browsers write. */
const MICROTASKS = ['RunMicrotasks', 'BlinkScheduler_PerformMicrotaskCheckpoint']

export type Trace = ReturnType<typeof readTrace>
/**
 * `isOurs(url)` says which scripts count. Microtasks and modules carry no address in a trace; they count when something else in their task
 * did. A layout or style recalculation *inside* a script is forced: the script read geometry after it had written.
 */
export function readTrace(buffer: Buffer | string, isOurs: (url: string) => boolean) {
  const all: TraceEvent[] = JSON.parse(buffer.toString()).traceEvents
  const { events, marks, frames, pid } = mainThread(all)
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
    /** Tasks with script of ours, the longest first: our part of each (forced layout included), all of it, and what began it. */
    tasks: list,
    longestOurs: list[0]?.ours ?? 0,
    longestTask: Math.max(0, ...list.map((task) => task.whole)),
    longestTaskOfPage: longest(named('RunTask')),
    /** For how long a visitor's input would have waited: what each task of the page takes beyond 50 ms. */
    blocking: outermost(named('RunTask')).reduce((sum, e) => sum + Math.max(0, cost(e) / 1000 - 50), 0),
    forcedLayouts: forced.filter((e) => e.name === 'Layout').length,
    forcedStyles: forced.filter((e) => e.name === 'UpdateLayoutTree').length,
    /** Our script time in each frame that the main thread made. */
    perFrame: buckets(spans, frames),
    /** All work of the main thread, ours and the browser's. */
    main: total(outermost(named('RunTask'))),
    ...readStyle(events),
    events,
    marks,
    all,
    pid,
  }
}

const CAUSES =
  /^(EventDispatch|TimerFire|FireIdleCallback|FireAnimationFrame|EvaluateScript|v8\.evaluateModule|IntersectionObserver\w*::\w+)$/
/** What the browser ran our part of a task for; where it does not say, it was a promise or a turn of the queue. */
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
