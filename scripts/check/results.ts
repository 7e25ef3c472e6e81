/** Counts from the reports of vitest and Playwright. A test that passed only on retry counts as passed, and is named as flaky. */

/** The maximum number of flaky tests in a passing run. */
export const MAX_FLAKY = 3

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that passed only on retry. */
  flaky: string[]
}
export const none = (): Counts => ({ passed: 0, failed: 0, skipped: 0, flaky: [] })
export const verdict = (ok: boolean): Counts => ({ ...none(), [ok ? 'passed' : 'failed']: 1 })
export const sum = (all: Counts[]) =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      flaky: [...a.flaky, ...b.flaky],
    }),
    none(),
  )

interface UnitTest {
  status: string
  fullName: string
  failureMessages?: string[]
}
/** From vitest's JSON report. A passed test with failure messages first failed and was retried. */
export function unitCounts({ testResults }: { testResults: { status: string; assertionResults: UnitTest[] }[] }): Counts {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const having = (status: string) => tests.filter((test) => test.status === status)
  // A file that fails to load has no failed tests of its own.
  const dead = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
  const passed = having('passed')
  const failed = having('failed').length
  return {
    passed: passed.length,
    failed: failed + dead.length,
    skipped: tests.length - passed.length - failed,
    flaky: passed.filter((test) => test.failureMessages?.length).map((test) => test.fullName),
  }
}

/** If more browser tests fail than this, a busy machine is not the reason: do not retry. */
export const MAX_REPLAYED = 20

export interface Suite {
  title?: string
  suites?: Suite[]
  specs?: { title?: string; tests: BrowserTest[] }[]
}
export interface BrowserTest {
  status: string
  projectName?: string
  annotations?: { type: string; description?: string }[]
}
export interface BrowserReport {
  stats: { expected: number; unexpected: number; skipped: number }
  suites?: Suite[]
  errors?: { message?: string }[]
}
/** From Playwright's JSON report, without retries. `names` are the passed tests. */
export function browserCounts({ stats, suites = [] }: BrowserReport): Counts & { names: string[] } {
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: [],
    names: suites.flatMap((suite) => passedIn(suite)),
  }
}

/** The counts of a run and its retry: tests that passed the second time are flaky. */
export function replayed<First extends Counts>(first: First, again: { names: string[] }): First {
  const flaky = again.names
  return { ...first, passed: first.passed + flaky.length, failed: first.failed - flaky.length, flaky }
}

/** A file's suite is named by its file, a `describe` by its title. */
const passedIn = ({ title = '', suites = [], specs = [] }: Suite, above: string[] = []): string[] => {
  const path = [...above, title]
  return [
    ...specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected')).map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => passedIn(suite, path)),
  ]
}

/** A runner that exits with an error without counting a failure (it crashed, or found no test) has failed. */
export const honest = <Some extends Counts>(counts: Some, code: number): Some =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** Adds a failure if too many tests are flaky. */
export const judged = (total: Counts) => (total.flaky.length > MAX_FLAKY ? { ...total, failed: total.failed + 1 } : total)

/** The last line of a run, in a form that a machine reads. */
export const line = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** A step's line, with its number of flaky tests. */
export const row = (name: string, counts: Counts) =>
  `${counts.failed ? '✗' : '✓'} ${name.padEnd(10)}${line(counts)}${counts.flaky.length ? `, ${counts.flaky.length} flaky` : ''}`

/** Printed before the last line: each flaky test's name, and the limit. Empty if there are none. */
export function flakyText({ flaky }: Counts) {
  if (!flaky.length) return ''
  const tooMany = flaky.length > MAX_FLAKY ? ', which is counted as one failure' : ''
  return `Passed only at a retry:\n${flaky.map((name) => `  ${name}`).join('\n')}\nflaky: ${flaky.length} (at most ${MAX_FLAKY})${tooMany}\n\n`
}
