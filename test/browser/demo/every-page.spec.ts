import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { controlsOfNoState } from '../themes/states'
import { islandStates, rememberServedMarkup, scanAgain, scrollThrough, unmountDifference, waitingIslands } from '../unmount'
import { demoPages } from './demo-pages'

/** Each page is opened in the first viewport; for the second one it is unmounted and started again. */
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** How many animations run that come to an end. */
const runningAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)).length,
  )

// axe takes many seconds for the size of each of the index's links.
test.describe.configure({ timeout: 120_000 })
for (const url of demoPages)
  test(`${url} at 390 and 1440 px runs without errors, is accessible, does not overflow sideways, and is restored by unmounting`, async ({
    page,
    problems,
  }) => {
    await rememberServedMarkup(page)
    const results: Record<number, unknown> = {}
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      if (viewport === viewports[0]) await page.goto(url)
      else await scanAgain(page)
      await scrollThrough(page)
      await expect.poll(() => waitingIslands(page)).toEqual([])
      let violations = await axe(page)
      // Bars that fill and texts that come in are looked at once they are at rest.
      if (violations.length) {
        await expect.poll(() => runningAnimations(page)).toBe(0)
        violations = await axe(page)
      }
      const { failed } = await islandStates(page)
      const overflow = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
      // Themes are tried on each kind of control: themes/states.ts.
      const unknown = await controlsOfNoState(page)
      results[viewport.width] = { failed, overflow, violations, unknown, difference: await unmountDifference(page) }
    }
    const expected = { failed: [], overflow: 0, violations: [], unknown: [], difference: '' }
    expect(results).toEqual({ 390: expected, 1440: expected })
    // The landing page has an inline configuration, as real sites have. The tests' strict policy rightly blocks it.
    expect(problems(/inline script|script-src-elem inline/)).toEqual([])
  })
