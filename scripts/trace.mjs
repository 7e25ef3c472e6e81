/** Reads Chromium traces: what our scripts cost on the page's main thread. All times are milliseconds. */

export const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'v8',
  'disabled-by-default-v8.compile',
]

/**
 * `isOurs(url)` says which scripts count. Microtasks carry no address in a trace; they count when their task also ran a script of ours.
 * A layout or style recalculation *inside* a script is forced: the script read geometry after it had written.
 */
export function readTrace(buffer, isOurs) {
  const { events, frames } = mainThread(JSON.parse(buffer.toString()).traceEvents)
  const named = (...names) => events.filter((e) => names.includes(e.name))
  const ours = named('FunctionCall', 'EvaluateScript').filter((e) => isOurs(urlOf(e)))
  const tasks = named('RunTask')
  const ourTasks = holding(tasks, ours)
  const spans = outermost([...ours, ...inside(named('RunMicrotasks'), ourTasks)])
  const compiling = events.filter((e) => e.name.startsWith('v8.compile') && isOurs(urlOf(e)))
  return {
    compile: total(compiling),
    evaluate: total(outermost(named('EvaluateScript').filter((e) => isOurs(urlOf(e))))),
    script: total(spans),
    longestScript: longest(spans),
    longestTask: longest(ourTasks),
    longestTaskOfPage: longest(tasks),
    forcedLayouts: inside(named('Layout'), spans).length,
    forcedStyles: inside(named('UpdateLayoutTree'), spans).length,
    /** Our script time in each frame that the main thread made. */
    perFrame: buckets(spans, frames),
  }
}

/** The page's main thread is the renderer thread that made most frames: process swaps and foreign iframes have others. */
function mainThread(all) {
  const threads = grouped(all)
  const made = (list) => list.filter((e) => e.name === 'BeginMainThreadFrame')
  const best = [...threads.values()].sort((a, b) => made(b).length - made(a).length)[0] ?? []
  const timed = best.filter((e) => e.ph === 'X' && e.dur !== undefined).sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  return {
    events: timed,
    frames: made(best)
      .map((e) => e.ts)
      .sort((a, b) => a - b),
  }
}

const thread = (e) => `${e.pid}/${e.tid}`
function grouped(all) {
  const map = new Map()
  for (const e of all) map.get(thread(e))?.push(e) ?? map.set(thread(e), [e])
  return map
}

const urlOf = (e) => e.args.data?.url ?? e.args.fileName ?? e.args.data?.fileName ?? ''
const end = (e) => e.ts + e.dur
const contains = (outer, e) => e.ts >= outer.ts && end(e) <= end(outer)
const inside = (list, outers) => list.filter((e) => outers.some((outer) => contains(outer, e)))
const holding = (outers, list) => outers.filter((outer) => list.some((e) => contains(outer, e)))
const total = (list) => list.reduce((sum, e) => sum + e.dur, 0) / 1000
const longest = (list) => list.reduce((max, e) => Math.max(max, e.dur), 0) / 1000

/** Without those that lie inside another one of the list, so that nothing counts twice. */
function outermost(list) {
  const out = []
  for (const e of list.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) if (!out.length || e.ts >= end(out.at(-1))) out.push(e)
  return out
}

function buckets(spans, frames) {
  return frames.map((from, i) => total(spans.filter((e) => e.ts >= from && e.ts < (frames[i + 1] ?? Number.POSITIVE_INFINITY))))
}
