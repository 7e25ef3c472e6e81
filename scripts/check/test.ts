/**
 * npm test [-- --only X] [--changed] [--grep TITLE] [--workers N]
 * Everything that can fail, one after the other; a failing step does not stop the rest, so that one run shows all.
 * X is one of
 *   types,lint,unit,build,browser,engines,parity   steps
 *   slider,menu                            parts of paths: the unit and browser tests there, and the build where it is out of date
 * With --changed, the tests of what has changed since the branch left main: types, lint, and the parts of paths that belong to these files.
 * TITLE is a regular expression for the titles of tests.
 * N is how many unit tests, browser tests and engine tests run at a time, in place of what their configurations say; with 1 they leave a
 * busy machine alone. Unit tests then never run beside browser tests.
 * Failures are retried once, because a busy machine can cause them: browser tests at the end and alone. What fails again has failed.
 * The last line is `N passed, N failed, N skipped`; a test that passed only at a retry counts as passed there and is named before it.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from '../browser'
import { bin, buildBundle, fail, node, parseArgs, root, shared } from '../process'
import { checkEngines, table } from './engines'
import { areaTable, hasOracle, parity } from './parity'
import {
  type BrowserReport,
  browserCounts,
  type Counts,
  flakyText,
  honest,
  judged,
  line,
  MAX_REPLAYED,
  none,
  replayed,
  row,
  sum,
  unitCounts,
  verdict,
} from './results'
import { browserFilters, changedFiles, isStale, partsFor, select, unitFilters } from './select'

const scratch = mkdtempSync(path.join(tmpdir(), 'skerry-test-'))
const inRoot = (...parts: string[]) => path.join(root, ...parts)
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** A step's input. */
interface Wanted {
  /** Of paths; every test where it is left out. */
  parts?: string[] | undefined
  title?: string | undefined
  workers?: string | undefined
  /** Print its output at the end: another step runs in parallel. */
  isBeside?: boolean
}
/** A step resolves with its counts. */
const steps: Record<string, (wanted: Wanted) => Promise<Counts>> = {
  types: async () => verdict((await node(bin('typescript', 'tsc'), ['--noEmit'])) === 0),
  lint: async () => verdict((await node(bin('@biomejs/biome'), ['check', '.'])) === 0),
  unit,
  // It reports broken budgets itself.
  build: async () => verdict((await buildBundle()) === 0),
  browser,
  engines,
  parity: againstFloors,
}

async function unit({ parts, title, workers, isBeside = false }: Wanted) {
  const out = path.join(scratch, 'unit.json')
  const wanted = [...unitFilters(parts ?? []), ...(title ? ['-t', title] : []), ...(parts || title ? ['--passWithNoTests'] : [])]
  const options = [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${out}`, '--retry=1'],
    ...(workers ? [`--maxWorkers=${workers}`] : []),
  ]
  const code = await node(bin('vitest'), ['run', ...options, ...wanted], { inOnePiece: isBeside })
  const counts = unitCounts(readJson(out))
  // Vitest counts every test with another title as skipped.
  const skipped = title ? 0 : counts.skipped + (parts ? 0 : corpusLeftOut())
  return honest({ ...counts, skipped }, code)
}

/** vitest.config.ts omits the corpus tests if there is no corpus; they must still count as skipped. */
function corpusLeftOut() {
  const folder = inRoot('test/corpus')
  if (existsSync(path.join(shared, 'corpus')) || !existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((f) => /\.test\.tsx?$/.test(f)).length
}

/** A WordPress for its specs: installed if they are requested by name and in CI, not on a developer's machine unasked. */
async function wordPress({ parts, title }: Wanted) {
  const isNamed = parts?.some((part) => part.includes('wordpress'))
  if (!isNamed && (parts || title)) return
  // Imported late: it needs packages that a fresh clone lacks when this file loads.
  const { ensureWordPress, missing } = await import('./wordpress-programs')
  const lack = isNamed || process.env.CI ? await ensureWordPress() : missing()
  if (lack) console.log(`The tests of the WordPress plugin are skipped. ${lack}`)
}

async function browser(wanted: Wanted) {
  const { parts, title, workers } = wanted
  needBundle()
  await wordPress(wanted)
  const first = await playwright([
    ...(workers ? [`--workers=${workers}`] : []),
    ...(title ? ['-g', title] : []),
    ...(parts || title ? ['--pass-with-no-tests'] : []),
    ...browserFilters(parts ?? []),
  ])
  if (!first.failed || first.failed > MAX_REPLAYED) return first
  console.log('\nWhat failed, once more and alone:')
  return replayed(first, await playwright(['--last-failed', '--workers=1']))
}

/** Runs Playwright with these arguments, and counts. */
async function playwright(args: string[]) {
  const out = path.join(scratch, 'browser.json')
  const CHROMIUM = await ensureBrowser()
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: out, PLAYWRIGHT_JSON_OUTPUT_FILE: out }
  const code = await node(bin('playwright'), ['test', '--reporter=list,json', ...args], { env })
  const report: BrowserReport = readJson(out)
  for (const error of report.errors ?? []) console.error(error.message)
  return honest(browserCounts(report), code)
}

/** The same checks in Chromium, Firefox and WebKit. */
async function engines({ workers }: Wanted) {
  needBundle()
  const { counts, engines } = await checkEngines({ workers })
  console.log(`\n${table(engines)}`)
  return counts
}

/** Each area of test/parity.json is one check: at least that percentage of its observations. */
async function againstFloors() {
  const floors: Record<string, number> = readJson(inRoot('test/parity.json'))
  const names = Object.keys(floors)
  if (!hasOracle()) return { ...none(), skipped: names.length }
  needBundle()
  await ensureBrowser()
  const { areas, flaky } = await parity({ area: names.join(','), retries: 1 })
  if (!areas) throw new Error('The scenario runner did not get to its end.')
  console.log(`\n${areaTable(areas)}`)
  const counts: Counts[] = []
  for (const [name, floor] of Object.entries(floors)) {
    const percent = areas[name]?.percent ?? 0
    const ok = percent >= floor
    if (!ok) console.log(`✗ ${name}: ${percent.toFixed(1)} % is below its floor of ${floor} %`)
    else if (Math.floor(percent) > floor) console.log(`  ${name}: its floor can be raised from ${floor} to ${Math.floor(percent)}`)
    counts.push(verdict(ok))
  }
  return { ...sum(counts), flaky: flaky.map((id) => `parity › ${id}`) }
}

/** A bundle from before a failed build must not be tested. */
function needBundle() {
  const file = inRoot('dist/skerry.js')
  if (!existsSync(file)) throw new Error('There is no bundle: the build failed, or run this with --only build,browser,engines,parity.')
  if (ran.has('build') && statSync(file).mtimeMs < started) throw new Error('The bundle is from before this run: the build failed.')
}

const started = Date.now()
const ran = new Set<string>()
/** How long each step took. */
const seconds = new Map<string, number>()

/** Takes five minutes more, and needs browsers that not every machine has: run with `npm run engines`, or by name. */
const ON_DEMAND = ['engines']

/** The steps to run, and the parts of paths if it is by those. */
function plan(only?: string, title?: string, isChanged = false): { names: string[]; parts?: string[] | undefined } {
  const names = Object.keys(steps)
  if (isChanged) {
    const parts = partsFor(changedFiles())
    console.log(parts.length ? `Tests of what has changed: ${parts.join(' ')}` : 'Nothing that has tests of its own has changed.')
    const tests = parts.length ? plan(parts.join(','), title).names : []
    return { names: ['types', 'lint', ...tests], parts }
  }
  if (only === undefined && title === undefined) return { names: names.filter((name) => !ON_DEMAND.includes(name)) }
  const { steps: chosen, parts } = only === undefined ? {} : select(only, names)
  if (chosen) return { names: chosen }
  const hasUnit = !parts || unitFilters(parts).length > 0
  const hasBrowser = !parts || browserFilters(parts).length > 0
  const wanted = { unit: hasUnit, build: hasBrowser && isStale(), browser: hasBrowser }
  if (wanted.build) console.log('The bundle is missing or older than its sources: it is built.')
  return { names: Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted ? [name] : [])), parts }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Runs one step. A step that throws counts as one failure. */
async function take(name: string, wanted: Wanted) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  ran.add(name)
  const from = Date.now()
  try {
    return (await steps[name]?.(wanted)) ?? none()
  } catch (error) {
    console.error(`✗ ${name}: ${textOf(error)}`)
    return verdict(false)
  } finally {
    seconds.set(name, Math.round((Date.now() - from) / 1000))
  }
}

async function main() {
  const { only, grep: title, workers, changed, _: rest } = parseArgs({ flags: ['changed'], values: ['only', 'grep', 'workers'] })
  if (rest.length) fail(`What is "${rest.join(' ')}"? A title with spaces stands in quotes: npm test -- --grep "opens by a link"`)
  if (workers !== undefined && !/^[1-9]\d*$/.test(workers)) fail(`--workers needs a number from 1 on, and got "${workers}".`)
  let total = none()
  const rows: string[] = []
  try {
    const { names, parts } = plan(only, title, changed)
    // In the order of the list above: browser tests need the build. A few unit tests finish while the browser starts.
    const ordered = Object.keys(steps).filter((step) => names.includes(step))
    const results = new Map<string, Promise<Counts>>()
    for (const name of ordered) {
      const isBeside = name === 'unit' && parts !== undefined && ordered.length > 1 && !workers
      const result = take(name, { parts, title, workers, isBeside })
      results.set(name, result)
      if (!isBeside) await result
    }
    for (const [name, result] of results) {
      const counts = await result
      rows.push(`${row(name, counts)}   (${seconds.get(name)} s)`)
      total = sum([total, counts])
    }
  } catch (error) {
    console.error(textOf(error))
    total.failed++
  }
  rmSync(scratch, { recursive: true, force: true })
  if (!(total.passed + total.failed + total.skipped))
    console.error(`\nNo test is at "${only ?? ''}" or called "${title ?? ''}". Steps: ${Object.keys(steps).join(', ')}.`)
  total = judged(total)
  console.log(`\n${rows.join('\n')}\n\n${flakyText(total)}${line(total)}`)
  process.exitCode = total.failed || !(total.passed + total.skipped) ? 1 : 0
}

await main()
