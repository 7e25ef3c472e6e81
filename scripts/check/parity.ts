/**
 * npm run parity [-- --area sticky,menu] [--only id,id] [--scenarios dir] [--verbose] [--jobs 4] [--patience ms] [--json out.json] [--no-build]
 * Replays the recorded behaviour of the page builder's own runtime (`oracle/` in the folder SKERRY_PAGES) against our bundle.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser, findBrowser, withoutFeatures } from '../browser'
import { fontsEnv } from '../fonts'
import { buildBundle, fail, isMain, node, parseArgs, root, shared } from '../process'

const oracle = path.join(shared, 'oracle/run.mjs')

export const hasOracle = () => existsSync(oracle)

interface Options {
  area?: string | undefined
  only?: string | undefined
  scenarios?: string | undefined
  jobs?: string | undefined
  patience?: string | undefined
  json?: string | undefined
  verbose?: boolean | undefined
}
interface Scenario {
  id: string
  area: string
  pass: boolean
  observations: { pass: boolean }[]
}
interface Report {
  areas: Record<string, { obs: number; okObs: number; sc: number; okSc: number }>
  scenarios: Scenario[]
}
type Areas = ReturnType<typeof summary>

/**
 * Runs the scenarios and resolves with `{ areas: { sticky: { passed, total, percent, scenarios, scenariosPassed } }, flaky, code }`;
 * `areas` is undefined if the runner did not finish. With `retries`, failures are replayed once more, alone, because the runner's clock may
 * run ahead of a loading file. What passes then counts, and its id is in `flaky`.
 */
export async function parity({ retries = 0, ...options }: Options & { retries?: number } = {}) {
  const { report, code } = await replay(options)
  if (!report) return { areas: undefined, flaky: [], code }
  const areas = summary(report.areas)
  const failed = retries ? report.scenarios.filter(hasFailed) : []
  if (!failed.length) return { areas, flaky: [], code }
  console.log('\nWhat failed is replayed, one after the other.')
  const ids = failed.map(({ id }) => id).join(',')
  const retry = await replay({ ...options, area: undefined, json: undefined, jobs: '1', only: ids })
  const passed = retry.report?.scenarios.filter((scenario) => !hasFailed(scenario)) ?? []
  for (const after of passed) {
    const before = failed.find(({ id }) => id === after.id)
    const found = areas[after.area]
    if (!before || !found) continue
    found.passed += countPassed(after) - countPassed(before)
    found.percent = (100 * found.passed) / found.total
    if (after.pass) found.scenariosPassed++
  }
  return { areas, flaky: passed.map(({ id }) => id), code }
}

async function replay({ jobs = '4', json, verbose, ...values }: Options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-parity-'))
  const out = json ? path.resolve(json) : path.join(folder, 'parity.json')
  rmSync(out, { force: true })
  const args = ['--bundle', 'dist/skerry.js', '--css', 'dist/skerry.css', '--jobs', jobs, '--json', out, ...(verbose ? ['--verbose'] : [])]
  for (const [key, value] of Object.entries(values)) if (value !== undefined) args.push(`--${key}`, value)
  const code = await node(oracle, args, { env: { CHROMIUM: withFewerFeatures(folder), ...fontsEnv() } })
  const report: Report | undefined = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { report, code }
}

/**
 * A script in this folder that starts the browser without features that tests do not need. The runner has its own arguments and takes none
 * of ours; it opens a window per scenario, and each window's address bar suggestions would cost more than the scenario.
 */
function withFewerFeatures(folder: string) {
  const browser = findBrowser()
  if (!browser || process.platform === 'win32') return browser
  const script = path.join(folder, 'chromium')
  writeFileSync(script, `#!/bin/sh\nexec '${browser}' "$@" --disable-features=${withoutFeatures}\n`, { mode: 0o755 })
  return script
}

const summary = (areas: Report['areas']) =>
  Object.fromEntries(
    Object.entries(areas).map(([name, a]) => [
      name,
      { passed: a.okObs, total: a.obs, percent: a.obs ? (100 * a.okObs) / a.obs : 0, scenarios: a.sc, scenariosPassed: a.okSc },
    ]),
  )

/** One line per area. */
export const areaTable = (areas: Areas) =>
  Object.entries(areas)
    .map(([name, a]) => `${name.padEnd(26)}${`${a.percent.toFixed(1)} %`.padStart(9)}   ${a.passed}/${a.total} observations`)
    .join('\n')

/** Deliberate differences: `[{ area, scenario, observation, reason }]`. Every other failure is a bug. */
export const deviations: { area: string; scenario: string; observation: string; reason: string }[] = JSON.parse(
  readFileSync(path.join(root, 'test/parity/deviations.json'), 'utf8'),
)

const countPassed = ({ observations }: Pick<Scenario, 'observations'>) => observations.filter(({ pass }) => pass).length

/** Whether a scenario fails by more than its deviations. */
export function hasFailed({ id, pass, observations }: Pick<Scenario, 'id' | 'pass' | 'observations'>): boolean {
  const known = deviations.filter(({ area, scenario }) => id === `${area}/${scenario}`).length
  return !pass && (!known || observations.length - countPassed({ observations }) > known)
}

/** The deviations in the areas that ran, one per line. */
export const deviationTable = (areas: Areas) =>
  deviations
    .filter(({ area }) => areas[area])
    .map(({ area, scenario, observation, reason }) => `on purpose: ${area}/${scenario}, ${observation}: ${reason}`)
    .join('\n')

if (isMain(import.meta)) {
  const {
    _,
    'no-build': noBuild,
    ...options
  } = parseArgs({
    flags: ['verbose', 'no-build'],
    values: ['area', 'only', 'scenarios', 'jobs', 'patience', 'json'],
  })
  if (!hasOracle()) {
    console.log('There is no recorded behaviour: SKERRY_PAGES names no folder that has it.')
  } else {
    await ensureBrowser().catch((error) => fail(error.message))
    // A build over budget can still be tested.
    if (!noBuild && (await buildBundle()) !== 0 && !existsSync(path.join(root, 'dist/skerry.js'))) fail('The build failed.')
    const { areas, code } = await parity(options)
    if (areas) console.log(`\n${areaTable(areas)}\n${deviationTable(areas)}`)
    process.exitCode = code
  }
}
