import { readdirSync } from 'node:fs'
import path from 'node:path'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { islandsOf, keepServed, scanAgain, scrollThrough, unmountDifference } from '../unmount'

const demo = path.resolve(import.meta.dirname, '../../../demo')
const pages = [
  '/',
  '/landing/',
  '/port/',
  '/port/media.html',
  ...readdirSync(path.join(demo, 'pages'))
    .filter((f) => f.endsWith('.html'))
    .map((f) => `/pages/${f}`),
]
/** First as it is opened on a phone; then, unmounted and mounted anew, on a wide window. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const url of pages)
  test(`${url} at 390 and 1440: nothing goes wrong, axe finds nothing, nothing sticks out, unmounting gives it back`, async ({
    page,
    problems,
  }) => {
    await keepServed(page)
    const seen: Record<number, unknown> = {}
    for (const screen of screens) {
      await page.setViewportSize(screen)
      if (screen === screens[0]) await page.goto(url)
      else await scanAgain(page)
      await scrollThrough(page)
      const violations = await axe(page)
      const { failed } = await islandsOf(page)
      const overflow = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
      seen[screen.width] = { failed, overflow, violations, difference: await unmountDifference(page) }
    }
    const well = { failed: [], overflow: 0, violations: [], difference: '' }
    expect(seen).toEqual({ 390: well, 1440: well })
    // The landing page's inline configuration is what a real site has; the strict policy of the tests refuses it, as it should.
    expect(problems(/inline script|script-src-elem inline/)).toEqual([])
  })
