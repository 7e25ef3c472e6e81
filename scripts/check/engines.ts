/**
 * The checks of test/engines in Chromium, Firefox and WebKit.
 * Usage: npm run engines [-- --only firefox] [--grep TITLE] [--readme]
 * --readme writes what was tested into the table of docs/about/browsers.md. Engines that are missing are installed where that needs no question (Debian or
 * Ubuntu, as root); otherwise their checks are skipped with a message.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall, ensureBrowser, findBrowser } from '../browser'
import { bin, fail, isMain, node, parseArgs, requireBundle, root } from '../process'
import { type BrowserReport, type BrowserTest, browserCounts, honest, line, type Suite } from './results'

export const ENGINES = ['chromium', 'firefox', 'webkit']

/** For WebKit the last two, for the others the first; the rest are empty. */
export interface EngineFiles {
  browser: string
  driver: string
  display: string
}

const first = (...files: (string | undefined)[]) => files.find((file) => file && existsSync(file))
const onPath = (name: string) => first(...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))

/** Undefined if it is not installed. */
export function findEngine(name: string): EngineFiles | undefined {
  if (name === 'webkit') {
    const [driver, display] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
    return driver && display ? { browser: '', driver, display } : undefined
  }
  const browser =
    name === 'chromium'
      ? findBrowser()
      : first(process.env.FIREFOX, onPath('firefox-esr'), onPath('firefox'), '/Applications/Firefox.app/Contents/MacOS/firefox')
  return browser ? { browser, driver: '', display: '' } : undefined
}

/** Debian packages. */
const PACKAGES: Record<string, string[]> = { chromium: ['chromium'], firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }
export const missing = (name: string) =>
  `${name} is not installed (on Debian: apt-get install ${(PACKAGES[name] ?? []).join(' ')}${name === 'firefox' ? '; elsewhere: FIREFOX=/path' : ''})`

/** Installs what is missing if that needs no question; prints what it does, and what stays missing. */
export async function ensureEngines(names: string[]) {
  if (names.includes('chromium')) await ensureBrowser()
  const wanted = names.filter((name) => !findEngine(name))
  if (wanted.length && process.platform === 'linux') await aptInstall(wanted.flatMap((name) => PACKAGES[name] ?? []))
  for (const name of wanted) if (!findEngine(name)) console.warn(`Left out: ${missing(name)}.`)
}

interface Wanted {
  only?: string[]
  grep?: string | undefined
  files?: string[]
  workers?: string | undefined
}
/** Runs the checks; resolves with the counts, in total and per engine. */
export async function checkEngines({ only = ENGINES, grep, files = [], workers }: Wanted = {}) {
  await ensureEngines(only)
  const scratch = mkdtempSync(path.join(tmpdir(), 'skerry-engines-'))
  const out = path.join(scratch, 'report.json')
  const code = await node(
    bin('playwright'),
    [
      'test',
      `--config=${path.join(root, 'test/engines/playwright.config.mjs')}`,
      '--reporter=list,json',
      ...only.map((name) => `--project=${name}`),
      ...(grep ? ['-g', grep] : []),
      ...(workers ? [`--workers=${workers}`] : []),
      ...files,
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: out, PLAYWRIGHT_JSON_OUTPUT_FILE: out } },
  )
  const report: BrowserReport = JSON.parse(readFileSync(out, 'utf8'))
  rmSync(scratch, { recursive: true, force: true })
  for (const error of report.errors ?? []) console.error(error.message)
  return { counts: honest(browserCounts(report), code), engines: perEngine(report) }
}

const testsIn = ({ suites = [], specs = [] }: Suite): BrowserTest[] => [...specs.flatMap((spec) => spec.tests), ...suites.flatMap(testsIn)]

/** `{ name, version, passed, failed, skipped }` of each engine in a Playwright report. */
export function perEngine(report: Pick<BrowserReport, 'suites'>) {
  const tests = (report.suites ?? []).flatMap(testsIn)
  return ENGINES.map((name) => {
    const own = tests.filter((test) => test.projectName === name)
    const count = (...statuses: string[]) => own.filter((test) => statuses.includes(test.status)).length
    return {
      name,
      version: own.flatMap((test) => test.annotations ?? []).find(({ type }) => type === 'browser')?.description,
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      skipped: count('skipped'),
    }
  }).filter(({ passed, failed, skipped }) => passed + failed + skipped)
}

export type Engine = ReturnType<typeof perEngine>[number]
const LABELS: Record<string, string> = { chromium: 'Chrome, Edge, Opera', firefox: 'Firefox', webkit: 'Safari' }
/** The table in the documents. */
export function table(engines: Engine[]) {
  const cells = engines.map(({ name, version = 'not installed', passed, failed, skipped }) => [
    LABELS[name] ?? name,
    version,
    `${passed} of ${passed + failed + skipped}`,
  ])
  const rows = [['visitors’ browsers', 'tested in', 'checks passed'], ...cells]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const text = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  return [text[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...text.slice(1)].join('\n')
}

const [START, END] = ['<!-- made by npm run engines -- --readme -->', '<!-- /made -->']
function writeReadme(engines: Engine[]) {
  const file = path.join(root, 'docs/about/browsers.md')
  const readme = readFileSync(file, 'utf8')
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)]
  if (from < 0 || to < from) fail(`docs/about/browsers.md has no place for the table: ${START} … ${END}`)
  writeFileSync(file, `${readme.slice(0, from + START.length)}\n\n${table(engines)}\n\n${readme.slice(to)}`)
}

if (isMain(import.meta)) {
  const args = parseArgs({ flags: ['readme'], values: ['only', 'grep'] })
  const only = args.only?.split(',') ?? ENGINES
  const unknown = only.find((name) => !ENGINES.includes(name))
  if (unknown) fail(`There is no engine "${unknown}". Known: ${ENGINES.join(', ')}`)
  requireBundle()
  const { counts, engines } = await checkEngines({ only, grep: args.grep, files: args._ })
  if (args.readme) {
    if (counts.failed || engines.length < ENGINES.length) fail('The table is made from a whole run that passed.')
    writeReadme(engines)
  }
  console.log(`\n${table(engines)}\n\n${line(counts)}`)
  process.exitCode = counts.failed || !(counts.passed + counts.skipped) ? 1 : 0
}
