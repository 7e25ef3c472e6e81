/**
 * Matches regular expressions from settings in bounded time. The browser's engine backtracks: `(a+)+$` takes minutes on thirty letters, and
 * anyone can choose the text by linking to the page. Here every step is tried at most once per position, so nested repetitions cost no more
 * than simple ones. Syntax and semantics are the browser's, without flags.
 */

import { type Program, parsePattern, type Step } from './parse-pattern'

/** How many characters are read, and how many steps are tried before giving up. */
const MAX_TEXT = 2000
const MAX_STEPS = 200_000

interface Thread {
  step: number
  at: number
  marks: readonly number[]
}

/** Whether any thread reaches the program's end, at `end` if given. */
function run(program: Program, text: string, starts: Thread[], budget: { left: number }, end?: number): boolean {
  const tried = new Set<string | number>()
  const threads = [...starts]
  for (let thread = threads.pop(); thread; thread = threads.pop()) {
    const { at, marks } = thread
    const go = (step: number, to = at, now = marks) => threads.push({ step, at: to, marks: now })
    const step = program.steps[thread.step]
    if (!step) {
      if (end === undefined || at === end) return true
      continue
    }
    const place = thread.step * (MAX_TEXT + 1) + at
    const key = marks.length ? `${place} ${marks}` : place
    if (tried.has(key)) continue
    budget.left -= 1 + marks.length
    if (budget.left < 0) throw Error('takes too long')
    tried.add(key)
    if (step.kind === 'either') {
      go(step.second)
      go(step.first)
    } else if (step.kind === 'character') {
      if (at < text.length && step.test(text.charAt(at))) go(step.next, at + 1)
    } else if (step.kind === 'place') {
      if (step.test(text, at)) go(step.next)
    } else if (step.kind === 'look') {
      if (looks(step, text, thread, budget) !== step.negated) go(step.next)
    } else if (step.kind === 'again') {
      const [from = -1, to = -1] = marks.slice(2 * step.group, 2 * step.group + 2)
      const again = from < 0 || to < 0 ? '' : text.slice(from, to)
      if (text.startsWith(again, at)) go(step.next, at + again.length)
    } else
      go(step.next, at, step.kind === 'mark' ? withMarks(marks, step.mark, step.mark + 1, at) : withMarks(marks, step.from, step.to, -1))
  }
  return false
}

function withMarks(marks: readonly number[], from: number, to: number, value: number): number[] {
  const changed = Array.from({ length: Math.max(marks.length, to) }, (_, i) => marks[i] ?? -1)
  return changed.fill(value, from, to)
}

/** Runs a lookaround. A lookbehind may start anywhere, but must end here. */
function looks(
  { program, behind }: Extract<Step, { kind: 'look' }>,
  text: string,
  { at, marks }: Thread,
  budget: { left: number },
): boolean {
  const starts = behind ? Array.from({ length: at + 1 }, (_, i) => i) : [at]
  const threads = starts.map((from) => ({ step: program.start, at: from, marks }))
  return run(program, text, threads, budget, behind ? at : undefined)
}

/** Whether the expression matches within the first 2,000 characters. Throws if it is invalid, unsupported, or would take too long. */
export function matchesPattern(source: string, text: string): boolean {
  const program = parsePattern(source)
  const read = text.slice(0, MAX_TEXT)
  const starts = Array.from({ length: read.length + 1 }, (_, at) => ({ step: program.start, at, marks: [] }))
  return run(program, read, starts, { left: MAX_STEPS })
}
