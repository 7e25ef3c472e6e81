/**
 * npm test [-- --only X] [--workers N]
 * Everything that can fail, one after the other; a failing step does not stop the rest, so that one run shows all.
 * X is one of
 *   types,lint,unit,build,browser,engines,parity   steps
 *   slider                                 a part of a path: the unit and browser tests under it, and the build where it is out of date
 *   "opens by a link"                      a title, as a text or a regular expression
 * N is how many unit tests, browser tests and engine tests run at a time, in place of what their configurations say; with 1 they leave a
 * busy machine alone. Unit tests then never run beside browser tests.
 * A busy machine is no failure of ours: what fails is tried once more, browser tests at the end and alone; what fails again has failed.
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
  slowestText,
  sum,
  unitCounts,
  verdict,
} from './results'
import { asPattern, filesWithTitle, isStale, type Selected, select, testFiles } from './select'

const scratch = mkdtempSync(path.join(tmpdir(), 'skerry-test-'))
const inRoot = (...parts: string[]) => path.join(root, ...parts)
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** A step's input. */
interface Wanted extends Selected {
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

async function unit({ unit: files = [], title, workers, isBeside = false }: Wanted) {
  const out = path.join(scratch, 'unit.json')
  const wanted = title ? ['-t', title, '--passWithNoTests', ...filesWithTitle(testFiles().unit, title)] : files
  const options = [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${out}`, '--retry=1'],
    ...(workers ? [`--maxWorkers=${workers}`] : []),
  ]
  const code = await node(bin('vitest'), ['run', ...options, ...wanted], { inOnePiece: isBeside })
  const counts = unitCounts(readJson(out))
  // Vitest counts every test with another title as skipped.
  const skipped = title ? 0 : counts.skipped + (files.length ? 0 : corpusLeftOut())
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

/** Playwright takes regular expressions for files, and matches absolute paths. */
const wantedSpecs = ({ browser: files = [], title }: Wanted) =>
  title ? ['-g', title, '--pass-with-no-tests'] : files.map((file) => `${asPattern(file)}$`)

/** A WordPress for its specs: installed if they are requested by name and in CI, not on a developer's machine unasked. */
async function wordPress({ browser: files, title }: Wanted) {
  const isNamed = files?.some((file) => file.includes('/wordpress/'))
  if (title || (files && !isNamed)) return
  // Imported late: it needs packages that a fresh clone lacks when this file loads.
  const { ensureWordPress, missing } = await import('./wordpress-programs')
  const lack = isNamed || process.env.CI ? await ensureWordPress() : missing()
  if (lack) console.log(`The tests of the WordPress plugin are skipped. ${lack}`)
}

async function browser(selected: Wanted) {
  needBundle()
  await wordPress(selected)
  const first = await playwright([...(selected.workers ? [`--workers=${selected.workers}`] : []), ...wantedSpecs(selected)])
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
  console.log(slowestText(report))
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
  if (!hasOracle()) {
    console.log('../shared/oracle is not there.')
    return { ...none(), skipped: names.length }
  }
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

/** The steps to run, with their input. Prints the selection; throws if it is empty. */
function plan(only?: string): { names: string[]; selected?: Selected } {
  const names = Object.keys(steps)
  if (only === undefined) return { names: names.filter((name) => !ON_DEMAND.includes(name)) }
  const files = testFiles()
  const selected = select(only, { steps: names, files })
  if (selected.steps) return { names: selected.steps }
  const { title, unit = [], browser = [] } = selected
  console.log(`--only ${only}, as a ${title ? 'title' : `part of a path: ${[...unit, ...browser].join(' ')}`}`)
  const hasUnit = title ? filesWithTitle(files.unit, title).length > 0 : unit.length > 0
  // Only Playwright knows which tests have a title.
  const hasBrowser = title !== undefined || browser.length > 0
  const wanted = { unit: hasUnit, build: hasBrowser && isStale(), browser: hasBrowser }
  if (wanted.build) console.log('The bundle is missing or older than its sources: it is built.')
  return { names: Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted ? [name] : [])), selected }
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
  const { only, workers, _: rest } = parseArgs({ values: ['only', 'workers'] })
  if (rest.length) fail(`What is "${rest.join(' ')}"? A title with spaces stands in quotes: npm test -- --only "opens by a link"`)
  if (workers !== undefined && !/^[1-9]\d*$/.test(workers)) fail(`--workers needs a number from 1 on, and got "${workers}".`)
  let total = none()
  const rows: string[] = []
  try {
    const { names, selected } = plan(only)
    // In the order of the list above: browser tests need the build. A few unit tests finish while the browser starts.
    const ordered = Object.keys(steps).filter((step) => names.includes(step))
    const results = new Map<string, Promise<Counts>>()
    for (const name of ordered) {
      const isBeside = name === 'unit' && selected !== undefined && ordered.length > 1 && !workers
      const result = take(name, { ...selected, workers, isBeside })
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
    console.error(`\nNo test is called "${only}". Steps: ${Object.keys(steps).join(', ')}.`)
  total = judged(total)
  console.log(`\n${rows.join('\n')}\n\n${flakyText(total)}${line(total)}`)
  process.exitCode = total.failed || !(total.passed + total.skipped) ? 1 : 0
}

await main()
