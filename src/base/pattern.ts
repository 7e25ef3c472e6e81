/**
 * Regular expressions out of settings, matched under a bound. The browser's own engine tries again and again: `(a+)+$` takes minutes for thirty
 * letters, and anybody can choose the text that it meets, by a link to the page. Here every place of the expression is tried at most once
 * for every place of the text, so that nested and overlapping repetitions cost no more than plain ones. What is understood, and what it
 * means, is as in the browser, without flags.
 */

import { type Program, parsePattern, type Step } from './parse-pattern'

/** How much of a text is looked at, and how many places are tried; more is refused. */
const MAX_TEXT = 2000
const MAX_STEPS = 200_000

interface Thread {
  step: number
  at: number
  marks: readonly number[]
}

/** Whether one of the threads leads through the program to its end, at `end` where that is given. */
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

/** What stands before or after a place. Behind it, the text has to end there, from wherever it begins. */
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

/**
 * Whether the expression is found in the text, of which the first 2,000 characters count. Throws where the expression is none, says what is not understood
 * here, or would take too long.
 */
export function matchesPattern(source: string, text: string): boolean {
  const program = parsePattern(source)
  const read = text.slice(0, MAX_TEXT)
  const starts = Array.from({ length: read.length + 1 }, (_, at) => ({ step: program.start, at, marks: [] }))
  return run(program, read, starts, { left: MAX_STEPS })
}
