/**
 * npm run fuzz -- [--seed N] [--minutes M | --pages N] [--size 100] [--jobs 2] [--dist folder]
 * Tries mutated settings, markup, link actions, names, storage and configuration in a browser under a strict policy: nothing may throw, be
 * rejected, run, come from elsewhere, take two seconds or stay after unmounting. Each page of cases has a seed of its own, from --seed on.
 * A finding is printed with its seed and the smallest case that shows it; --seed with that number repeats it.
 */
import path from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, launchArgs, withoutFeatures } from './browser.mjs'
import { describe, openFuzz, signature } from './fuzz/run.mjs'
import { fail, parseArgs } from './process.mjs'
import { setup } from './setup.mjs'

const args = parseArgs({ values: ['seed', 'minutes', 'pages', 'size', 'jobs', 'dist'] })
if (args._.length) fail(`What is "${args._.join(' ')}"?`)
for (const [key, value] of Object.entries(args))
  if (!['_', 'dist'].includes(key) && !(Number(value) >= 0)) fail(`--${key} needs a number, not "${value}".`)

const first = Number(args.seed ?? Math.floor(Math.random() * 1e6))
const size = Number(args.size ?? 100)
const pages = Number(args.pages ?? (args.minutes || args.seed === undefined ? Number.POSITIVE_INFINITY : 1))
const end = Date.now() + Number(args.minutes ?? 5) * 60_000

await setup().catch((error) => fail(error.message))
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...launchArgs, `--disable-features=${withoutFeatures}`, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
})
const fuzz = await openFuzz(browser, { isTimed: true, ...(args.dist && { dist: path.resolve(args.dist) }) })
console.log(`${fuzz.snippets.length} pieces of pages; seeds from ${first} on, ${size} cases each`)

const start = Date.now()
let next = first
let tried = 0
/** By what they have in common: the first finding, and how many there were. */
const findings = new Map()

async function work() {
  while (next < first + pages && Date.now() < end) {
    const seed = next++
    const batch = fuzz.sample(seed, size)
    for (const what of await fuzz.tryPage(batch.cases, batch.page)) {
      const known = findings.get(signature(what))
      findings.set(signature(what), { count: (known?.count ?? 0) + 1, isShown: known?.isShown ?? true })
      // What was seen once only may be the machine's; it is looked at again.
      if (!known?.isShown) {
        const explained = await fuzz.explain(what, seed, batch)
        findings.get(signature(what)).isShown = explained.isRepeatable || !/^(slow|broken)/.test(what)
        console.log(`\n✗ ${describe(explained, size)}`)
      }
    }
    tried += size + 1
    if ((next - first) % 20 === 0) console.log(`${tried} cases in ${Math.round((Date.now() - start) / 1000)} s, ${findings.size} findings`)
  }
}
await Promise.all(Array.from({ length: Number(args.jobs ?? 2) }, work))

// A task that was long, or a tab that was lost, once and not again, is the machine's.
const counted = [...findings].filter(([, { isShown }]) => isShown)
for (const [what, { count }] of counted) console.log(`${count} × ${what}`)
console.log(
  `${tried} cases in ${Math.round((Date.now() - start) / 60_000)} minutes, seeds ${first} to ${next - 1}: ${counted.length} findings`,
)
await fuzz.close()
await browser.close()
process.exitCode = counted.length ? 1 : 0
