/** What the reports of vitest and Playwright say, as counts. A test that passed only at a retry has passed, and is named as flaky. */

/** The largest number of flaky tests in a run that has not failed. */
export const MAX_FLAKY = 3

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Tests that passed only at a retry, by name. */
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
/** Vitest's JSON report. A test that has passed and still has failure messages failed first and was tried again. */
export function unitCounts({ testResults }: { testResults: { status: string; assertionResults: UnitTest[] }[] }): Counts {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const having = (status: string) => tests.filter((test) => test.status === status)
  // A file that cannot be loaded has failed without a single failed test in it.
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

/** Where more browser tests have failed than this, it is not for a busy machine: they are not tried again. */
export const MAX_REPLAYED = 20

export interface Suite {
  title?: string
  suites?: Suite[]
  specs?: { title?: string; tests: BrowserTest[] }[]
}
export interface BrowserTest {
  status: string
  /** How long each try took, in ms. */
  results?: { duration: number }[]
  projectName?: string
  annotations?: { type: string; description?: string }[]
}
export interface BrowserReport {
  stats: { expected: number; unexpected: number; skipped: number }
  suites?: Suite[]
  errors?: { message?: string }[]
}
/** Playwright's JSON report, of a run without retries. `names` are those of the tests that have passed. */
export function browserCounts({ stats, suites = [] }: BrowserReport): Counts & { names: string[] } {
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: [],
    names: suites.flatMap((suite) => passedIn(suite)),
  }
}

const duration = ({ suites = [], specs = [] }: Suite): number =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results)).reduce((sum, result) => sum + result.duration, 0) +
  suites.reduce((sum, suite) => sum + duration(suite), 0)

/** The folders of browser tests that take longest, with their share of the time of all, in per cent. Timings are for reading; nothing is judged by them. */
export function slowestText({ suites = [] }: Pick<BrowserReport, 'suites'>, count = 8): string {
  const folders = new Map<string, number>()
  for (const suite of suites) {
    const folder = (suite.title ?? '').split('/').slice(0, -1).join('/') || '.'
    folders.set(folder, (folders.get(folder) ?? 0) + duration(suite))
  }
  const all = [...folders.values()].reduce((sum, ms) => sum + ms, 0)
  const slowest = [...folders].sort(([, a], [, b]) => b - a).slice(0, count)
  return all ? `What takes longest: ${slowest.map(([folder, ms]) => `${folder} ${Math.round((100 * ms) / all)} %`).join(', ')}` : ''
}

/** The counts of a run and of what failed in it and was tried again: what has passed then is flaky. */
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

/** A runner that ends badly without counting a failure (it crashed, or found no test) has failed. */
export const honest = <Some extends Counts>(counts: Some, code: number): Some =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** One failure more where too many tests are flaky. */
export const judged = (total: Counts) => (total.flaky.length > MAX_FLAKY ? { ...total, failed: total.failed + 1 } : total)

/** The last line of a run has this form: a machine reads it. */
export const line = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** A step's line, which names how many were flaky. */
export const row = (name: string, counts: Counts) =>
  `${counts.failed ? '✗' : '✓'} ${name.padEnd(10)}${line(counts)}${counts.flaky.length ? `, ${counts.flaky.length} flaky` : ''}`

/** What stands before the last line: each flaky test by its name, and how many there may be. Empty where there is none. */
export function flakyText({ flaky }: Counts) {
  if (!flaky.length) return ''
  const tooMany = flaky.length > MAX_FLAKY ? ', which is counted as one failure' : ''
  return `Passed only at a retry:\n${flaky.map((name) => `  ${name}`).join('\n')}\nflaky: ${flaky.length} (at most ${MAX_FLAKY})${tooMany}\n\n`
}
