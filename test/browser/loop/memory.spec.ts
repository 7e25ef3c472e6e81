import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { loopsMounted } from './loop-site'

/** `LOOP_REFRESHES=1000` runs more of them. */
const REFRESHES = Number(process.env.LOOP_REFRESHES ?? 40)

test.use({ siteOptions: { csp: true, listsPerMinute: 100_000 } })

/** Clicks two filters in turn, and waits for each answer. */
const refresh = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-filter="czechia"],[data-filter="year"]')]
    for (let i = 0; i < count; i++) {
      const updated = new Promise((done) => document.addEventListener('skerry:loop:updated', done, { once: true }))
      // Browsers allow two hundred new addresses in ten seconds.
      if (count > 150) await new Promise((done) => setTimeout(done, 50))
      buttons[i % buttons.length]?.click()
      await updated
    }
  }, times)

/** Waits until the browser has written everything to its storage: until nothing changes. */
async function measure(page: Page) {
  let last = await measureOnce(page)
  await expect
    .poll(
      async () => {
        const { listeners, nodes } = last
        last = await measureOnce(page)
        return last.listeners === listeners && last.nodes === nodes
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return last
}

async function measureOnce(page: Page) {
  // The browser keeps a list of the last 250 requests.
  await page.evaluate(() => performance.clearResourceTimings())
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') }
}

test('a list that is filtered over and over leaves no nodes, listeners or memory behind', async ({ page, problems }) => {
  test.setTimeout(60_000 + REFRESHES * 400)
  await page.goto('/vignettes/')
  await loopsMounted(page)
  // More than the 50 addresses of the browser's history, whose states it keeps; for long runs, until hot code is compiled. A
  // multiple of four ends where it began.
  await refresh(page, Math.max(60, REFRESHES * 0.4))
  const before = await measure(page)
  await refresh(page, REFRESHES - (REFRESHES % 4))
  let after = await measure(page)
  // On a busy machine the browser frees some only when it is next idle: there may be fewer than before.
  await expect
    .poll(
      async () => {
        after = await measure(page)
        return Math.abs(after.nodes - before.nodes) < 20 && after.listeners <= before.listeners
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ refreshes: REFRESHES, before, after }) })
  if (process.env.LOOP_REFRESHES) console.log({ before, after })
  expect(after.heap - before.heap).toBeLessThan(200_000)
  expect(problems()).toEqual([])
})
