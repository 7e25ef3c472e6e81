import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from './harness'
import { islandsOf, keepServed, scrollThrough, unmountDifference } from './served'

const demo = path.resolve(import.meta.dirname, '../../demo')
const pages = [
  '/',
  '/landing/',
  '/port/',
  '/port/media.html',
  ...readdirSync(path.join(demo, 'pages'))
    .filter((f) => f.endsWith('.html'))
    .map((f) => `/pages/${f}`),
]
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Axe = { axe: { run: (root: Document, options: object) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> } }

for (const url of pages)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`${url} at ${viewport.width}: nothing goes wrong, axe finds nothing, nothing sticks out, unmounting gives it back`, async ({
      page,
      problems,
    }) => {
      await page.setViewportSize(viewport)
      await keepServed(page)
      await page.goto(url)
      await scrollThrough(page)
      // A page in the middle of an entrance has colours of its own.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            // Without end, or moved by the scroll position: nothing to wait for.
            .filter((a) => a.effect?.getTiming().iterations !== Infinity && a.timeline === document.timeline)
            .map((a) => a.finished.catch(() => {})),
        ),
      )
      const { failed } = await islandsOf(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await page.evaluate(axe)
      const violations = await page.evaluate(async () => {
        const { violations } = await (window as unknown as Axe).axe.run(document, { resultTypes: ['violations'] })
        return violations.map(
          (v) =>
            `${v.id}: ${v.nodes
              .map((n) => String(n.target))
              .slice(0, 3)
              .join(' | ')}`,
        )
      })
      const difference = await unmountDifference(page)
      // The landing page's inline configuration is what a real site has; the strict policy of the tests refuses it, as it should.
      expect({
        failed,
        overflow: Math.max(0, overflow),
        violations,
        difference,
        problems: problems(/inline script|script-src-elem inline/),
      }).toEqual({ failed: [], overflow: 0, violations: [], difference: '', problems: [] })
    })
