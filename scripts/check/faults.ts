/**
 * npm run faults [-- --only chunks,storage,features,torn,tags] [--grep text] [--jobs 2]
 * What a visitor can still do when something around us is missing or broken: each chunk answered by each fault, once and twice, and then as it
 * should; storage denied, full and spoilt; each browser feature that we ask for taken away; elements torn out at each step of opening; our tag
 * late and several times. Links must be followed, other popups must open, nothing may throw, and unmounting must restore the page.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser, findBrowser, launchArgs, withoutFeatures } from '../browser'
import { closeOnSignals, fail, leaveSignals, parseArgs, requireBundle, root } from '../process'
import { checks, survey } from './faults/checks'
import { openFaults } from './faults/visit'

const KINDS = ['chunks', 'storage', 'features', 'torn', 'tags']
const args = parseArgs({ values: ['only', 'grep', 'jobs'] })
const only = args.only?.split(',') ?? KINDS
const unknown = only.find((kind) => !KINDS.includes(kind))
if (unknown) fail(`There is no kind of fault "${unknown}". Known: ${KINDS.join(', ')}`)

await ensureBrowser().catch((error) => fail(error.message))
requireBundle()
const opened = chromium.launch({
  ...leaveSignals,
  executablePath: findBrowser(),
  args: [...launchArgs, `--disable-features=${withoutFeatures}`, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
})
closeOnSignals(async () => (await opened).close())
const browser = await opened
const faults = await openFaults(browser)
const usedBy = only.includes('chunks') ? await survey(faults) : new Map()
const chunks = readdirSync(path.join(root, 'dist/chunks'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace(/-[0-9a-f]{8}\.js$/, ''))
const unreached = only.includes('chunks') ? chunks.filter((name) => !usedBy.has(name)) : []

const due = checks(faults, usedBy).filter(({ kind, name }) => only.includes(kind) && (!args.grep || name.includes(args.grep)))
const results: Record<string, { passed: number; failed: number }> = {}
const work = async () => {
  for (let check = due.shift(); check; check = due.shift()) {
    const { wrong } = await check.run()
    const counts = results[check.kind] ?? { passed: 0, failed: 0 }
    results[check.kind] = counts
    counts[wrong.length ? 'failed' : 'passed']++
    if (wrong.length) console.log(`✗ ${check.name}\n${[...new Set(wrong)].map((what) => `    ${what.slice(0, 600)}`).join('\n')}`)
  }
}
await Promise.all(Array.from({ length: Number(args.jobs ?? 2) }, work))
console.log()
for (const [kind, { passed, failed }] of Object.entries(results)) console.log(`${kind.padEnd(10)} ${passed} passed, ${failed} failed`)
if (unreached.length) console.log(`left out, because no page here uses them: ${unreached.join(', ')}`)
await faults.close()
await browser.close()
process.exitCode = Object.values(results).some(({ failed }) => failed) ? 1 : 0
