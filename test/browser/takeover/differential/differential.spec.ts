/**
 * The matrix: every script of every page sees what it sees without us, in whatever way the page and Skerry meet. What cannot be the same is
 * written down in lines.ts. Where a test fails, lines with a minus are without us, those with a plus are what came instead.
 */
import type { Browser, Page } from 'playwright/test'
import { expect, test } from '../../harness'
import { difference } from './lines'
import { MODES, type Mode, WITHOUT } from './modes'
import type { DifferentialPage } from './page'
import { PAGES } from './pages'
import { createRuns } from './runs'
import { settled } from './settled'

const runs = createRuns()
test.use({ siteOptions: { extra: runs.answer } })

/** What never comes is left out after this time, in ms. */
const PATIENCE_MS = 6000
const AT_ONCE = 4

/** A page that has come to rest: what its scripts saw. */
async function run(browser: Browser, baseURL: string, which: DifferentialPage, mode: Mode): Promise<string[]> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  if (mode.isLate) await page.clock.install()
  await page.goto(runs.add(which, mode), { waitUntil: 'commit' })
  if (mode.isLate) await runOut(page)
  const last = ['main | last ran', ...(mode.builder === 'runs late' ? (which.lastLate ?? []) : [])]
  // A policy may forbid to make a function of text in the page.
  const seen = await page.evaluate<string[]>(`(${settled})(${JSON.stringify({ decision: mode.decision, last })}, ${PATIENCE_MS})`)
  await context.close()
  return seen
}

/** Lets the clock of the inline part run out, which begins when the page has been read. */
async function runOut(page: Page): Promise<void> {
  const hasRun = () =>
    page.evaluate(() => (window as unknown as { log?: string[] }).log?.some((line) => line.startsWith('main | last ran')) ?? false)
  for (let seconds = 0; seconds < 60 && !(await hasRun()); seconds++) await page.clock.runFor(1000)
}

/** What was seen on each page in each mode. */
const seen = new Map<DifferentialPage, Map<Mode, Promise<string[]>>>()
const AGAIN: Mode = { ...WITHOUT, name: 'without us, again' }
const ALL = [WITHOUT, AGAIN, ...MODES]
/** Runs a page in a mode, and in the next ones meanwhile: pages wait more than they work. */
function seenIn(browser: Browser, baseURL: string, which: DifferentialPage, mode: Mode): Promise<string[]> | undefined {
  const known = seen.get(which) ?? new Map<Mode, Promise<string[]>>()
  seen.set(which, known)
  const at = ALL.indexOf(mode)
  for (const next of [WITHOUT, ...ALL.slice(at, at + AT_ONCE)]) {
    if (known.has(next)) continue
    const lines = run(browser, baseURL, which, next)
    lines.catch(() => {})
    known.set(next, lines)
  }
  return known.get(mode)
}

for (const which of PAGES)
  test.describe(which.name, () => {
    // All modes of a page with one worker.
    test.describe.configure({ mode: 'default' })
    for (const mode of ALL.slice(1))
      test(`${which.name}, ${mode.name}: every script sees what it sees without us`, async ({ browser, site }) => {
        const [without = [], lines = []] = await Promise.all([WITHOUT, mode].map((each) => seenIn(browser, site.url, which, each)))
        expect(difference(without, lines, mode)).toBe('')
      })
  })
