/**
 * Pages that the generator of mixed.ts makes, many at a time in frames: what runs, in which order and seeing what is as without us, on a
 * page that is taken and on one that is given back. `GENERATED=1-500` tries others: they take about a quarter of an hour.
 */
import type { Page } from 'playwright/test'
import { expect, test } from './in-chromium'
import { difference } from './lines'
import { mixed } from './mixed'
import { MODES, type Mode, WITHOUT } from './modes'
import { FRAMES, type Runs } from './runs'
import { settled, wantedOf } from './settled'

const [FROM = 1, TO = 12] = process.env.GENERATED?.split('-').map(Number) ?? []
/** Tags on a page. */
const TAGS = 16
/** Tabs, with one page in three frames each. More frames would wait for each other's connections. */
const TABS = Number(process.env.TABS ?? 3)
const PATIENCE_MS = 15_000
const MODE_NAMES = ['taken', 'given back at once']
const modes: Mode[] = [WITHOUT, ...MODES.filter(({ name }) => MODE_NAMES.includes(name))]

/** Loads a run in a frame, and resolves with what its scripts have seen. */
async function runInFrame(page: Page, address: string, mode: Mode): Promise<string[]> {
  const handle = await page.evaluateHandle((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src })
    document.body.append(frame)
    return frame
  }, address)
  const frame = await handle.contentFrame()
  if (!frame) throw Error('no frame')
  await frame.waitForURL(`**${address}`, { waitUntil: 'commit' })
  const lines = await frame.evaluate<string[]>(`(${settled})(${JSON.stringify(wantedOf(mode))}, ${PATIENCE_MS})`)
  await handle.evaluate((el) => el.remove())
  return lines
}

/** Where a generated page differs from itself without us. */
async function differences(page: Page, runs: Runs, seed: number): Promise<string[]> {
  const which = mixed(seed, TAGS)
  const [without = [], ...seen] = await Promise.all(modes.map((mode) => runInFrame(page, runs.add(which, mode), mode)))
  return modes.slice(1).flatMap((mode, i) => {
    const lines = difference(without, seen[i] ?? [], mode)
    return lines ? `${seed}, ${mode.name}\n${lines}` : []
  })
}

const seeds = Array.from({ length: TO - FROM + 1 }, (_, i) => FROM + i)
test(`generated pages ${FROM} to ${TO} see what they see without us`, async ({ browser, page, runs }) => {
  test.setTimeout(seeds.length * 5000)
  const found: string[] = []
  await page.goto(FRAMES)
  const { origin } = new URL(page.url())
  const rest = [...seeds]
  const work = async () => {
    const context = await browser.newContext({ baseURL: origin })
    const tab = await context.newPage()
    await tab.goto(FRAMES)
    for (let seed = rest.shift(); seed; seed = rest.shift()) found.push(...(await differences(tab, runs, seed)))
    await context.close()
  }
  await Promise.all(Array.from({ length: TABS }, work))
  expect(found.join('\n\n')).toBe('')
})
