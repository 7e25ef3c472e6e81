/**
 * npm test [-- --only types,lint,unit,build,browser,parity]
 * Everything that can fail, one after the other; a failing step does not stop the rest, so that one run shows all.
 * The last line is `N passed, N failed, N skipped`.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { areaTable, hasOracle, parity } from './parity.mjs'
import { bin, fail, node, parseArgs, root, shared } from './process.mjs'
import { setup } from './setup.mjs'

const scratch = mkdtempSync(path.join(tmpdir(), 'skerry-test-'))
const inRoot = (...parts) => path.join(root, ...parts)
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** A step resolves with what it counted; one that throws counts as one failure. */
const steps = {
  types: async () => verdict((await node(bin('typescript', 'tsc'), ['--noEmit'])) === 0),
  lint: async () => verdict((await node(bin('@biomejs/biome'), ['check', '.'])) === 0),
  unit,
  build,
  browser,
  parity: againstFloors,
}

const verdict = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

async function unit() {
  const out = path.join(scratch, 'unit.json')
  const code = await node(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${out}`])
  const { testResults } = readJson(out)
  const tests = testResults.flatMap((file) => file.assertionResults)
  // A file that cannot be loaded has failed without a single failed test in it.
  const dead = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'))
  const passed = tests.filter((t) => t.status === 'passed').length
  const failed = tests.filter((t) => t.status === 'failed').length + dead.length
  return honest({ passed, failed, skipped: tests.length - passed - (failed - dead.length) + corpusLeftOut() }, code)
}

/** vitest.config.ts leaves the corpus tests out where there is no corpus; they must not vanish from the count. */
function corpusLeftOut() {
  const folder = inRoot('test/corpus')
  if (existsSync(path.join(shared, 'corpus')) || !existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true }).filter((f) => /\.test\.tsx?$/.test(f)).length
}

async function build() {
  const code = await node(inRoot('esbuild.config.mjs'))
  const budgets = verdict(true)
  for (const [name, size] of Object.entries(readJson(inRoot('dist/sizes.json')))) {
    if (!size.budget) continue
    const { unit, max } = size.budget
    const ok = size[unit] <= max
    console.log(`${ok ? '✓' : '✗'} ${name}: ${size[unit]} of ${max} bytes ${unit}`)
    add(budgets, verdict(ok))
  }
  // The build also ends badly for a broken budget, which counts already.
  return code === 0 || budgets.failed ? budgets : { ...budgets, passed: budgets.passed - 1, failed: 1 }
}

async function browser() {
  needBundle()
  const out = path.join(scratch, 'browser.json')
  const CHROMIUM = await ensureBrowser()
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: out, PLAYWRIGHT_JSON_OUTPUT_FILE: out }
  const code = await node(bin('playwright'), ['test', '--reporter=list,json'], { env })
  const { stats, errors } = readJson(out)
  for (const error of errors ?? []) console.error(error.message)
  return honest({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, code)
}

/** Each area of test/parity.json is one check: at least so many percent of its observations. */
async function againstFloors() {
  const floors = readJson(inRoot('test/parity.json'))
  const names = Object.keys(floors)
  if (!hasOracle()) {
    console.log('../shared/oracle is not there.')
    return { passed: 0, failed: 0, skipped: names.length }
  }
  needBundle()
  await ensureBrowser()
  const { areas } = await parity({ area: names.join(',') })
  if (!areas) throw new Error('The scenario runner did not get to its end.')
  console.log(`\n${areaTable(areas)}`)
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const name of names) {
    const percent = areas[name]?.percent ?? 0
    const ok = percent >= floors[name]
    if (!ok) console.log(`✗ ${name}: ${percent.toFixed(1)} % is below its floor of ${floors[name]} %`)
    else if (Math.floor(percent) > floors[name])
      console.log(`  ${name}: its floor can be raised from ${floors[name]} to ${Math.floor(percent)}`)
    add(counts, verdict(ok))
  }
  return counts
}

/** A bundle left over from before a broken build would be tested for nothing. */
function needBundle() {
  const file = inRoot('dist/skerry.js')
  if (!existsSync(file)) throw new Error('There is no bundle: the build failed, or run this with --only build,browser,parity.')
  if (ran.has('build') && statSync(file).mtimeMs < started) throw new Error('The bundle is from before this run: the build failed.')
}

/** A runner that ends badly without counting a failure (it crashed, or found no test) has failed. */
const honest = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)

function add(sum, counts) {
  for (const key of Object.keys(sum)) sum[key] += counts[key]
}

const line = (c) => `${c.passed} passed, ${c.failed} failed, ${c.skipped} skipped`
const started = Date.now()
const ran = new Set()

async function main() {
  const { only } = parseArgs({ values: ['only'] })
  const names = only?.split(',') ?? Object.keys(steps)
  for (const name of names) if (!steps[name]) fail(`There is no step "${name}". Steps: ${Object.keys(steps).join(', ')}`)
  const total = { passed: 0, failed: 0, skipped: 0 }
  const rows = []
  try {
    await setup({ browser: false })
    // In the order of the list above: the browser needs the build.
    for (const name of Object.keys(steps).filter((step) => names.includes(step))) {
      console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
      ran.add(name)
      const counts = await steps[name]().catch((error) => {
        console.error(`✗ ${name}: ${error.message}`)
        return verdict(false)
      })
      rows.push(`${counts.failed ? '✗' : '✓'} ${name.padEnd(10)}${line(counts)}`)
      add(total, counts)
    }
  } catch (error) {
    console.error(error.message)
    total.failed++
  }
  rmSync(scratch, { recursive: true, force: true })
  console.log(`\n${rows.join('\n')}\n\n${line(total)}`)
  process.exitCode = total.failed || !(total.passed + total.skipped) ? 1 : 0
}

await main()
