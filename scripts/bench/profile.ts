/** Resolves names in a trace: reads the sampling profiler's events with a build that keeps names. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Trace } from './trace'
import type { ProfileNode, StackFrame, TraceEvent } from './trace-events'

export const profiler = 'disabled-by-default-v8.cpu_profiler'

/** The parts of a page's start: each is the time in these functions and everything they call. */
const PARTS = {
  'find (match, create islands)': /^(scan|start|isEligible|createIsland)\d* src\/runtime\/(scan|island)/,
  'read settings': /^(readSettings|rawSettings)\d* src\/settings\/read/,
  'mount (render, effects)': /^mount\d* src\/runtime\/island/,
}

export interface Sample {
  at: number
  ms: number
  stack: string[]
}
/** The samples of thread `pid`, in order: `{ at, ms, stack }` with `name file` of each of our functions, innermost first. */
export function samplesOf(events: TraceEvent[], pid: number | undefined, folder: string) {
  const nodes = new Map<number | undefined, ProfileNode>()
  const samples: Sample[] = []
  const nameOf = namesOf(folder)
  let at = 0
  for (const e of events.filter((each) => each.pid === pid && /^Profile(Chunk)?$/.test(each.name)).sort((a, b) => a.ts - b.ts)) {
    const { startTime = 0, cpuProfile, timeDeltas = [] } = e.args.data ?? {}
    if (e.name === 'Profile') at = startTime
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node)
    for (const [i, id] of (cpuProfile?.samples ?? []).entries()) {
      const since = timeDeltas[i] ?? 0
      at += since
      samples.push({ at, ms: since / 1000, stack: stackOf(id) })
    }
  }
  return samples

  function stackOf(id: number) {
    const names: string[] = []
    for (let node = nodes.get(id); node; node = nodes.get(node.parent)) {
      const name = nameOf(node.callFrame)
      if (name) names.push(name)
    }
    return names
  }
}

/**
 * Resolves a stack frame `{ functionName, url, lineNumber }` to `function src/file.ts` if the function is ours and named; with `all`, also
 * those of libraries and the page's scripts.
 */
export function namesOf(folder: string, { all = false } = {}) {
  const files = new Map<string, string[]>()
  return ({ url, functionName, lineNumber }: StackFrame) => {
    const [file] = /(chunks\/)?[^/]+\.js$/.exec(url ?? '') ?? []
    const source = file && sourceOf(file, lineNumber)
    if (!functionName) return undefined
    if (source?.startsWith('src/')) return `${functionName} ${source}`
    return all ? `${functionName} ${source?.replace(/^.*node_modules\//, '') || file || 'the page'}` : undefined
  }
  /** The bundler writes `// src/file.ts` above each file's code. */
  function sourceOf(file: string, line: number) {
    const lines = files.get(file) ?? linesOf(path.join(folder, file))
    files.set(file, lines)
    return (
      lines
        .slice(0, line + 1)
        .findLast((text) => /^\s*\/\/ \S+\.(tsx?|m?js)$/.test(text))
        ?.trim()
        .slice(3) ?? ''
    )
  }
}

/** The page's own scripts are not in the folder. */
const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

/** `{ function: ms }` of samples between `from` and `to`, including callees; largest first. */
function inclusive(samples: Sample[], { from = 0, to = Number.POSITIVE_INFINITY } = {}) {
  const sums = new Map<string, number>()
  for (const { at, ms, stack } of samples)
    if (at >= from && at <= to) for (const name of new Set(stack)) sums.set(name, (sums.get(name) ?? 0) + ms)
  return [...sums].sort((a, b) => b[1] - a[1])
}

/** Prints the parts of the start and the contents of our longest tasks. */
export function printProfile(samples: Sample[], tasks: Trace['tasks'], top = 3) {
  console.log('\nWhat it is made of (one run with names kept and the profiler on, which is slower)')
  for (const [part, pattern] of Object.entries(PARTS)) {
    const ms = samples.reduce((sum, { ms, stack }) => sum + (stack.some((name) => pattern.test(name)) ? ms : 0), 0)
    console.log(`${part.padEnd(46)}${ms.toFixed(1).padStart(12)} ms`)
  }
  for (const task of tasks.slice(0, top)) {
    console.log(`task of ${task.ours.toFixed(1)} ms, ${task.forced.toFixed(1)} of them forced style and layout; begun by ${task.by}`)
    const plumbing = /src\/(\S+\/)?(queue|report|island)\./
    const names = inclusive(samples, task).filter(([name]) => !plumbing.test(name))
    for (const [name, ms] of names.slice(0, 8)) console.log(`  ${name.padEnd(56)}${ms.toFixed(1).padStart(8)} ms`)
  }
}
