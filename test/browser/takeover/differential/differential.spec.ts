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
/** Pages wait more than they work. */
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

type Seen = Map<Mode, Promise<string[]>>
const seenOn = new Map<DifferentialPage, Seen>()
/** All modes of a page, a few at a time. */
function runAll(browser: Browser, baseURL: string, which: DifferentialPage): Seen {
  const seen: Seen = new Map()
  const going: Promise<unknown>[] = []
  for (const mode of [WITHOUT, { ...WITHOUT, name: 'without us, again' }, ...MODES]) {
    const turn = Promise.resolve(going[going.length - AT_ONCE]).catch(() => {})
    const lines = turn.then(() => run(browser, baseURL, which, mode))
    going.push(lines)
    lines.catch(() => {})
    seen.set(mode, lines)
  }
  return seen
}

for (const which of PAGES)
  test.describe(which.name, () => {
    // All modes of a page with one worker.
    test.describe.configure({ mode: 'default' })
    for (const name of ['without us, again', ...MODES.map(({ name }) => name)])
      test(`${which.name}, ${name}: every script sees what it sees without us`, async ({ browser, site }) => {
        const seen = seenOn.get(which) ?? runAll(browser, site.url, which)
        seenOn.set(which, seen)
        const [mode = WITHOUT, lines] = [...seen].find(([known]) => known.name === name) ?? []
        expect(difference((await seen.get(WITHOUT)) ?? [], (await lines) ?? [], mode)).toBe('')
      })
  })
