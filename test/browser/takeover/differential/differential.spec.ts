/**
 * The matrix: every script of every page sees what it sees without us, in whatever way the page and Skerry meet. What cannot be the same is
 * written down in lines.ts. Where a test fails, lines with a minus are without us, those with a plus are what came instead.
 */
import type { Browser } from 'playwright/test'
import { expect, test } from '../../harness'
import { runAnew } from './in-chromium'
import { difference, repeated } from './lines'
import { MODES, type Mode, WITHOUT } from './modes'
import type { DifferentialPage } from './page'
import { PAGES } from './pages'
import { createRuns } from './runs'

const runs = createRuns()
test.use({ siteOptions: { extra: runs.answer } })

const AT_ONCE = 4
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
    const lines = runAnew(browser, baseURL, runs, which, next)
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
        expect(repeated(without, lines, mode)).toEqual([])
      })
  })
