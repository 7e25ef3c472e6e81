/** Opens pages of the matrix in Chromium. */
import type { Browser, Page } from 'playwright/test'
import type { Mode } from './modes'
import type { DifferentialPage } from './page'
import type { Runs } from './runs'
import { settled, wantedOf } from './settled'

/** What never comes is left out after this time, in ms. */
const PATIENCE_MS = 6000
/** Longer than the inline part waits for ours. */
const CLOCK_S = 60

/** Opens a page in a mode, and resolves with what its scripts have seen when it has come to rest. */
export async function openRun(page: Page, runs: Runs, which: DifferentialPage, mode: Mode): Promise<string[]> {
  if (mode.isLate) await page.clock.install()
  await page.goto(runs.add(which, mode), { waitUntil: 'commit' })
  if (mode.isLate) await runOut(page)
  // A policy may forbid to make a function of text in the page.
  return page.evaluate<string[]>(`(${settled})(${JSON.stringify(wantedOf(which, mode))}, ${PATIENCE_MS})`)
}

/** The same as somebody who has never been there. */
export async function runAnew(
  browser: Browser,
  baseURL: string,
  ...[runs, which, mode]: [Runs, DifferentialPage, Mode]
): Promise<string[]> {
  const context = await browser.newContext({ baseURL })
  const lines = await openRun(await context.newPage(), runs, which, mode)
  await context.close()
  return lines
}

/** Lets the clock of the inline part run out, which begins when the page has been read. */
async function runOut(page: Page): Promise<void> {
  const hasRun = () =>
    page.evaluate(() => (window as unknown as { log?: string[] }).log?.some((line) => line.startsWith('main | last ran')) ?? false)
  for (let seconds = 0; seconds < CLOCK_S && !(await hasRun()); seconds++) await page.clock.runFor(1000)
}
