import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serve } from '../../../demo/server/serve'
import { watchPaints } from '../../../scripts/bench/in-page'
import { root } from '../../../scripts/process'
import { expect, test } from '../harness'
import { settled } from '../settled'
import { inShared } from '../shared-folder'
import { waitingIslands } from '../unmount'

const largest = inShared('fixtures/kitchen-sink.html')

/** The builder's rules that are missing beside the saved page: without them a headline's marker and a bar's text would take room. */
const BUILDER_CSS = `.elementor-headline-dynamic-wrapper { position: relative } .elementor-headline-dynamic-wrapper svg { position: absolute }
.elementor-progress-text { white-space: nowrap }`

test.use({ viewport: { width: 390, height: 844 } })

test('a large real page on a phone: nothing moves while its widgets start, and hardly anything while it scrolls to its end and back', async ({
  page,
}, info) => {
  test.skip(!existsSync(largest), 'no saved pages')
  // Every widget, and two hundred steps of three frames each: slow on a busy machine.
  test.setTimeout(150_000)
  const more = info.outputPath('builder.css')
  writeFileSync(more, BUILDER_CSS)
  const site = await serve({ page: largest, css: [inShared('oracle/layout.css'), more, path.join(root, 'dist/skerry.builder.css')] })
  await page.addInitScript(watchPaints)
  // A popup that opens by itself would cover the page.
  await page.addInitScript(() => document.addEventListener('skerry:popup:show', (event) => event.preventDefault(), true))
  await page.goto(site.url)
  await page.waitForFunction(() => 'Skerry' in window)
  await expect.poll(() => waitingIslands(page), { intervals: [250], timeout: 45_000 }).toEqual([])
  await settled(page)
  const shifts = () =>
    page.evaluate(() => {
      type Moved = { node: string; from: string; to: string }
      const all = (window as unknown as { __bench: { shifts: { value: number; sources: Moved[] }[] } }).__bench.shifts
      const lines = all.map(
        ({ value, sources }) => `${value.toFixed(5)}: ${sources.map(({ node, from, to }) => `${node} ${from} → ${to}`).join(', ')}`,
      )
      return { sum: all.reduce((sum, { value }) => sum + value, 0), moved: lines.join('\n') }
    })
  const atStart = await shifts()
  expect(atStart.sum, atStart.moved).toBe(0)
  await page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - innerHeight
    const to = async (top: number) => {
      scrollTo({ top, behavior: 'instant' })
      for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
    }
    for (let y = 0; y < end(); y += 300) await to(y)
    for (let y = end(); y > 0; y -= 600) await to(y)
    await to(0)
  })
  const { sum, moved } = await shifts()
  await site.close()
  expect(sum, moved).toBeLessThanOrEqual(0.002)
})
