// @vitest-environment node
import { expect, it } from 'vitest'
import { readTrace } from '../../scripts/bench/trace'
import { mainThread } from '../../scripts/bench/trace-events'
import { forcedBy, isWhole } from '../../scripts/bench/trace-style'

const OURS = 'http://localhost/skerry.js'
type Args = Record<string, unknown>

/** An event with a duration, in milliseconds of a thread's own time. */
const timed = (name: string, from: number, to: number, args: Args = {}, pid = 1) => ({
  ph: 'X',
  pid,
  tid: pid,
  name,
  ts: from * 1000,
  dur: (to - from) * 1000,
  args,
})
const task = (from: number, to: number, pid = 1) => timed('RunTask', from, to, {}, pid)
const call = (from: number, to: number) => timed('FunctionCall', from, to, { data: { url: OURS } })
const style = (from: number, to: number, elementCount: number, stackTrace?: unknown) =>
  timed('UpdateLayoutTree', from, to, { elementCount, beginData: { frame: 'page', stackTrace } })
const layout = (from: number, to: number, stackTrace?: unknown) => timed('Layout', from, to, { beginData: { frame: 'page', stackTrace } })
const instant = (name: string, at: number, args: Args = {}, pid = 1) => ({ ph: 'I', pid, tid: pid, name, ts: at * 1000, args })
const frame = (at: number, pid = 1) => instant('BeginMainThreadFrame', at, {}, pid)

const stack = (...names: string[]) => names.map((functionName) => ({ functionName, url: OURS, lineNumber: 1 }))
const nameOf = ({ functionName }: { functionName: string }) => functionName && `${functionName} src/file.ts`
const read = (events: unknown[]) => readTrace(JSON.stringify({ traceEvents: events }), (url: string) => url === OURS)

it('reads the thread that made frames and worked longest, whatever the order of events', () => {
  const { pid, events, frames } = mainThread([
    task(0, 500, 3),
    frame(1, 2),
    task(0, 5, 2),
    frame(30),
    frame(20),
    layout(22, 24),
    task(20, 40),
  ])
  expect(pid).toBe(1)
  expect(events.map(({ name }: { name: string }) => name)).toEqual(['RunTask', 'Layout'])
  expect(frames).toEqual([20_000, 30_000])
})

it('counts all main-thread work, style and layout separately, and the restyled elements', () => {
  expect(read([frame(0), task(0, 20), style(1, 5, 100), layout(6, 12), task(30, 60), style(31, 41, 7), layout(35, 38)])).toMatchObject({
    main: 50,
    // The layout inside the second recalculation is layout, not style.
    style: 4 + 10 - 3,
    layout: 6 + 3,
    layouts: 2,
    restyled: 107,
    recalculations: [100, 7],
  })
})

it('counts style and layout inside our scripts as forced, and names what started the task', () => {
  const trace = read([
    frame(0),
    task(0, 100),
    timed('TimerFire', 1, 81),
    call(2, 80),
    style(10, 30, 5),
    layout(30, 40),
    style(85, 95, 5),
    task(200, 300),
    style(210, 220, 5),
  ])
  expect(trace).toMatchObject({ forcedStyles: 1, forcedLayouts: 1, longestOurs: 78, longestTask: 100, longestTaskOfPage: 100, script: 78 })
  expect(trace.tasks).toMatchObject([{ ours: 78, whole: 100, forced: 30, by: 'TimerFire' }])
})

it('uses the thread’s own time if the trace has it', () => {
  expect(read([frame(0), { ...task(0, 100), tdur: 40_000 }])).toMatchObject({ main: 40 })
})

it('finds nothing in a trace of a page without our script, and in an empty one', () => {
  expect(read([frame(0), task(0, 10), style(1, 2, 3)])).toMatchObject({
    tasks: [],
    script: 0,
    forcedStyles: 0,
    longestOurs: 0,
    restyled: 3,
  })
  expect(read([])).toMatchObject({ main: 0, style: 0, layout: 0, restyled: 0, perFrame: [] })
})

it('groups forced style and layout by the function that forced them and its callers, the most expensive first', () => {
  const events = [
    style(0, 2, 10, stack('measure', 'start')),
    style(2, 8, 30, stack('look', '', 'look', 'arm', 'drain', 'run', 'main')),
    layout(8, 9, stack('measure', 'start')),
    style(9, 19, 500),
  ]
  expect(forcedBy(events, nameOf)).toEqual([
    { by: 'look src/file.ts < arm < drain < run', styles: 1, layouts: 0, elements: 30, ms: 6 },
    { by: 'measure src/file.ts < start', styles: 1, layouts: 1, elements: 10, ms: 3 },
  ])
})

it('counts a recalculation as whole-document from nine tenths of the elements on', () => {
  expect([90, 89].map((restyled) => isWhole(restyled, 100))).toEqual([true, false])
})
