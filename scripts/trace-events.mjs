/**
 * The vocabulary of Chromium traces, for trace.mjs and trace-style.mjs: which thread is the page's own, how long an event took, and which
 * events lie inside which. Everything here is a pure function of the events.
 */

/**
 * The page's main thread: of all threads that made frames, the one that worked longest. Others belong to the process that the tab had
 * before, and to foreign iframes. `events` have a duration and are sorted; `marks` are the instants; `frames` are when each frame began.
 */
export function mainThread(all) {
  const threads = new Map()
  for (const e of all) threads.get(thread(e))?.push(e) ?? threads.set(thread(e), [e])
  const painting = [...threads.values()].filter((list) => list.some(isFrame))
  const work = (list) => total(list.filter((e) => e.name === 'RunTask' && isTimed(e)))
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

const thread = (e) => `${e.pid}/${e.tid}`
const isFrame = (e) => e.name === 'BeginMainThreadFrame'
const isTimed = (e) => e.ph === 'X' && e.dur !== undefined
const outerFirst = (a, b) => a.ts - b.ts || b.dur - a.dur

/** Microseconds of the thread's own time where the browser gives it, so that other work of the machine counts less. */
export const cost = (e) => e.tdur ?? e.dur
export const end = (e) => e.ts + e.dur
export const contains = (outer, e) => e.ts >= outer.ts && end(e) <= end(outer)
export const inside = (list, outers) => list.filter((e) => outers.some((outer) => contains(outer, e)))
export const holding = (outers, list) => outers.filter((outer) => list.some((e) => contains(outer, e)))
/** Milliseconds. */
export const total = (list) => list.reduce((sum, e) => sum + cost(e), 0) / 1000
export const longest = (list) => list.reduce((max, e) => Math.max(max, cost(e)), 0) / 1000

/** Without those that lie inside another one of the list, so that nothing counts twice. */
export function outermost(list) {
  const out = []
  for (const e of [...list].sort(outerFirst)) if (!out.length || e.ts >= end(out.at(-1))) out.push(e)
  return out
}
