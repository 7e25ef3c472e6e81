/** Opens pages of the matrix in Chromium: a test that imports `test` from here has a `matrix`, which runs a page in a mode. */
import type { Browser, Page } from 'playwright/test'
import { test as base, expect } from '../../harness'
import type { Mode } from './modes'
import type { DifferentialPage } from './page'
import { createRuns, type Runs } from './runs'
import { navigationType, settled, wantedOf } from './settled'

export { expect }

/** How long to wait for missing lines, in ms. */
const PATIENCE_MS = 6000
/** How long to wait for a page to load again: a busy machine takes long to find that a file is missing. */
const RELOAD_MS = 30_000
/** Longer than the inline part waits for our script. */
const CLOCK_S = 60
/** How far its clock moves at a time. */
const STEP_S = 5
/** Pages wait more than they work. */
const LANES = 2

/** Opens a page in a mode, and resolves with what its scripts have seen once it has settled. */
export async function openRun(page: Page, runs: Runs, which: DifferentialPage, mode: Mode): Promise<string[]> {
  if (mode.isLate) await page.clock.install()
  await page.goto(runs.add(which, mode), { waitUntil: 'commit' })
  if (mode.isLate) await runOut(page)
  if (mode.reloads) await whenReloaded(page)
  // An expression, because a policy may forbid turning text into a function in the page.
  return page.evaluate<string[]>(`(${settled})(${JSON.stringify(wantedOf(mode))}, ${PATIENCE_MS})`)
}

const whenReloaded = (page: Page) =>
  expect.poll(() => page.evaluate<string>(`(${navigationType})()`).catch(() => 'under way'), { timeout: RELOAD_MS }).toBe('reload')

/**
 * Runs out the inline part's clock, which starts when the page has been read. Afterwards time passes by itself, so that no file of the page is
 * late by it.
 */
async function runOut(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  const isGivenBack = () => page.evaluate(() => !!(window as unknown as { skerryTakeover: { given?: unknown } }).skerryTakeover.given)
  for (let seconds = 0; seconds < CLOCK_S && !(await isGivenBack()); seconds += STEP_S) await page.clock.runFor(STEP_S * 1000)
}

type Run = (which: DifferentialPage, mode: Mode) => Promise<string[]>

/**
 * Runs pages one after the other in a few tabs, which saves opening new ones: no two runs share an address. Modes that set a cookie have a
 * tab of their own, and a clock serves one page only.
 */
function createMatrix(browser: Browser, baseURL: string, runs: Runs): { run: Run; close: () => Promise<unknown> } {
  const newPage = async () => (await browser.newContext({ baseURL })).newPage()
  const lanes = new Map<string, { page: Promise<Page>; last: Promise<unknown> }>()
  let count = 0
  async function runAlone(which: DifferentialPage, mode: Mode) {
    const page = await newPage()
    const lines = await openRun(page, runs, which, mode)
    await page.context().close()
    return lines
  }
  return {
    run(which, mode) {
      if (mode.isLate) return runAlone(which, mode)
      const name = mode.query ?? `${count++ % LANES}`
      const lane = lanes.get(name) ?? { page: newPage(), last: Promise.resolve() }
      lanes.set(name, lane)
      const lines = lane.last.then(async () => openRun(await lane.page, runs, which, mode))
      lane.last = lines.catch(() => {})
      return lines
    },
    close: () => Promise.all([...lanes.values()].map(async ({ page }) => (await page).context().close())),
  }
}

export const test = base.extend<object, { runs: Runs; matrix: Run }>({
  runs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => use(createRuns()),
    { scope: 'worker' },
  ],
  siteOptions: async ({ runs }, use) => use({ extra: runs.answer }),
  matrix: [
    async ({ browser, sites, runs }, use) => {
      const { url } = await sites.serve({ extra: runs.answer })
      const { run, close } = createMatrix(browser, url, runs)
      await use(run)
      await close()
    },
    { scope: 'worker' },
  ],
})
