/**
 * npm run fuzz -- [--seed N] [--minutes M | --pages N] [--size 100] [--jobs 2] [--dist folder]
 * Tries mutated settings, markup, link actions, names, storage and configuration in a browser under a strict policy: nothing may throw, be
 * rejected, run, come from elsewhere, take two seconds or stay after unmounting. Each page of cases has a seed of its own, from --seed on.
 * A finding is printed with its seed and the smallest case that shows it; --seed with that number repeats it.
 */
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { ensureBrowser, findBrowser, launchArgs, withoutFeatures } from '../browser'
import { closeOnSignals, fail, leaveSignals, parseArgs, requireBundle } from '../process'
import { type Batch, describe, type Explained, type Fuzz, openFuzz, signature } from './fuzz/run'

const args = parseArgs({ values: ['seed', 'minutes', 'pages', 'size', 'jobs', 'dist'] })
if (args._.length) fail(`What is "${args._.join(' ')}"?`)
for (const [key, value] of Object.entries(args))
  if (!['_', 'dist'].includes(key) && !(Number(value) >= 0)) fail(`--${key} needs a number, not "${value}".`)

const first = Number(args.seed ?? Math.floor(Math.random() * 1e6))
const size = Number(args.size ?? 100)
const pages = Number(args.pages ?? (args.minutes || args.seed === undefined ? Number.POSITIVE_INFINITY : 1))
let end = Date.now() + Number(args.minutes ?? 5) * 60_000
// The first Ctrl-C ends the run with a summary, the second immediately.
process.once('SIGINT', () => {
  end = 0
  console.log('\nstopping after the pages that are being tried')
  process.once('SIGINT', () => process.exit(130))
})

await ensureBrowser().catch((error) => fail(error.message))
requireBundle(args.dist)
let launched: Promise<Browser> | undefined
async function open() {
  launched = chromium.launch({
    executablePath: findBrowser(),
    ...leaveSignals,
    handleSIGINT: false,
    args: [...launchArgs, `--disable-features=${withoutFeatures}`, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  })
  const browser = await launched
  return { browser, fuzz: await openFuzz(browser, { isTimed: true, ...(args.dist && { dist: path.resolve(args.dist) }) }) }
}
let opened = open()
closeOnSignals(async () => {
  // Do not open another browser.
  end = 0
  await (await launched)?.close()
})

/** In ms: a page that has not responded by then never will; a batch takes a second or two. */
const NO_ANSWER = 90_000

/** Browsers being closed because a page in them does not respond; their other pages are retried, too. */
const givenUp = new WeakSet<Browser>()
const exists = (browser: Browser) => browser.isConnected() && !givenUp.has(browser)

/** Runs `job` in the browser; if that dies or does not respond, again in a new one. A page that kills three browsers is a finding. */
async function inBrowser<Found>(job: (fuzz: Fuzz) => Promise<Found>, whenLost: Found, limit: number): Promise<Found> {
  for (let lost = 0; lost < 3; lost++) {
    const own = opened
    const { browser, fuzz } = await own
    const giveUp = () => {
      givenUp.add(browser)
      browser.close().catch(() => {})
    }
    const timer = setTimeout(giveUp, limit)
    try {
      const result = await job(fuzz)
      if (exists(browser)) return result
    } catch (error) {
      if (exists(browser)) throw error
    } finally {
      clearTimeout(timer)
    }
    if (end === 0) return Array.isArray(whenLost) ? ([] as typeof whenLost) : whenLost
    // Of several pages in it, the first opens the new one.
    if (opened === own) {
      console.log('the browser has ended; what was tried in it is tried again in a new one')
      opened = open()
      fuzz.close().catch(() => {})
    }
  }
  return whenLost
}

/** The number of pages being tried, and the queue of those that must run alone. */
let running = 0
let alone: Promise<unknown> = Promise.resolve()
async function runAlone<Found>(job: () => Promise<Found>) {
  running--
  const turn = alone.then(async () => {
    while (running > 0) await new Promise((resolve) => setTimeout(resolve, 50))
    return job()
  })
  alone = turn.catch(() => {})
  try {
    return await turn
  } finally {
    running++
  }
}

const isSlow = (what: string) => what.startsWith('slow')
/** A busy machine pauses any page: it is slow only if slow twice more, running alone. */
async function isSlowAgain({ cases, page }: Batch) {
  for (let again = 0; again < 2; again++)
    if (!(await inBrowser<string[]>((fuzz) => fuzz.tryPage(cases, page), [], NO_ANSWER)).some(isSlow)) return false
  return true
}

const { snippets } = (await opened).fuzz
console.log(`${snippets.length} pieces of pages; seeds from ${first} on, ${size} cases each`)

const start = Date.now()
let next = first
let tried = 0
/** By signature: the first finding, and the count. */
const findings = new Map<string, { count: number; isShown: boolean }>()

async function work() {
  while (next < first + pages && Date.now() < end) {
    await alone
    running++
    const seed = next++
    const batch = (await opened).fuzz.sample(seed, size)
    const lost = ['broken: the browser ended, or gave no answer, three times']
    for (const what of await inBrowser((fuzz) => fuzz.tryPage(batch.cases, batch.page), lost, NO_ANSWER)) {
      if (isSlow(what) && !(await runAlone(() => isSlowAgain(batch)))) continue
      const known = findings.get(signature(what))
      const finding = { count: (known?.count ?? 0) + 1, isShown: known?.isShown ?? true }
      findings.set(signature(what), finding)
      // What was seen only once may be the machine's fault, so look again.
      if (!known?.isShown) {
        const unseen: Explained = { what, seed, isRepeatable: false }
        const explained =
          lost.includes(what) || end === 0 ? unseen : await inBrowser((fuzz) => fuzz.explain(what, seed, batch), unseen, NO_ANSWER * 4)
        finding.isShown = explained.isRepeatable || isSlow(what) || lost.includes(what) || !what.startsWith('broken')
        console.log(`\n✗ ${describe(explained, size)}`)
      }
    }
    running--
    tried += size + 1
    if ((next - first) % 20 === 0) console.log(`${tried} cases in ${Math.round((Date.now() - start) / 1000)} s, ${findings.size} findings`)
  }
}
await Promise.all(Array.from({ length: Number(args.jobs ?? 2) }, work))

// A tab that was lost once and not again is the machine's fault.
const counted = [...findings].filter(([, { isShown }]) => isShown)
for (const [what, { count }] of counted) console.log(`${count} × ${what}`)
console.log(
  `${tried} cases in ${Math.round((Date.now() - start) / 60_000)} minutes, seeds ${first} to ${next - 1}: ${counted.length} findings`,
)
const { browser, fuzz } = await opened
await fuzz.close()
await browser.close()
process.exitCode = counted.length ? 1 : 0
