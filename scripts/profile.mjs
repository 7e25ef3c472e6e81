/** Names for what a trace shows: reads the sampling profiler's part of it against a build whose names are kept. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const profiler = 'disabled-by-default-v8.cpu_profiler'

/** What the start of a page is made of: each is the time within these functions and all they call. */
const PARTS = {
  'find (match, create islands)': /^(scan|start|isEligible|createIsland)\d* src\/runtime\/(scan|island)/,
  'read settings': /^(readSettings|rawSettings)\d* src\/settings\/read/,
  'mount (render, effects)': /^mount\d* src\/runtime\/island/,
}

/** Samples of thread `pid`, in order: `{ at, ms, stack }` with `name file` of every function of ours, innermost first. */
export function samplesOf(events, pid, folder) {
  const nodes = new Map()
  const samples = []
  const nameOf = namesOf(folder)
  let at = 0
  for (const e of events.filter((each) => each.pid === pid && /^Profile(Chunk)?$/.test(each.name)).sort((a, b) => a.ts - b.ts)) {
    const { startTime, cpuProfile, timeDeltas = [] } = e.args.data
    if (e.name === 'Profile') at = startTime
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node)
    for (const [i, id] of (cpuProfile?.samples ?? []).entries()) {
      at += timeDeltas[i]
      samples.push({ at, ms: timeDeltas[i] / 1000, stack: stackOf(id) })
    }
  }
  return samples

  function stackOf(id) {
    const names = []
    for (let node = nodes.get(id); node; node = nodes.get(node.parent)) {
      const name = nameOf(node.callFrame)
      if (name) names.push(name)
    }
    return names
  }
}

/**
 * Gives a stack's frame `{ functionName, url, lineNumber }` its name, `function src/file.ts`, if the function is ours and has one; with
 * `all`, those of libraries and of the page's own scripts get theirs too.
 */
export function namesOf(folder, { all = false } = {}) {
  const files = new Map()
  return ({ url, functionName, lineNumber }) => {
    const [file] = /(chunks\/)?[^/]+\.js$/.exec(url ?? '') ?? []
    const source = file && sourceOf(file, lineNumber)
    if (!functionName) return undefined
    if (source?.startsWith('src/')) return `${functionName} ${source}`
    return all ? `${functionName} ${source?.replace(/^.*node_modules\//, '') || file || 'the page'}` : undefined
  }
  /** The bundler writes `// src/file.ts` above what came from it. */
  function sourceOf(file, line) {
    if (!files.has(file)) files.set(file, linesOf(path.join(folder, file)))
    const lines = files.get(file)
    for (let i = Math.min(line, lines.length - 1); i >= 0; i--)
      if (/^\s*\/\/ \S+\.(tsx?|m?js)$/.test(lines[i])) return lines[i].trim().slice(3)
    return ''
  }
}

/** A script of the page itself is not in the folder. */
const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

/** `{ function: ms }` of samples within `from`–`to`, with all that each calls; the most first. */
function inclusive(samples, { from = 0, to = Number.POSITIVE_INFINITY } = {}) {
  const sums = new Map()
  for (const { at, ms, stack } of samples)
    if (at >= from && at <= to) for (const name of new Set(stack)) sums.set(name, (sums.get(name) ?? 0) + ms)
  return [...sums].sort((a, b) => b[1] - a[1])
}

/** Prints the parts of the start and what the longest tasks of ours did. */
export function printProfile(samples, tasks, top = 3) {
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
