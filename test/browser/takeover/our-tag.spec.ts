import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { CACHE, CHANGED, MERGED_WITH_OURS } from './changed-tags'
import { runDelayed } from './delays'
import { ALL, driverOf, INLINE, logOf, openSite, ourTag, serveSite, takeoverOf } from './site'

test.use({ siteOptions: {} })

const CORE = readFileSync('dist/skerry.js', 'utf8')
const serve = (page: Page, url: string, body: string) => page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }))
/** Another host with our files, like a CDN. */
const serveCdn = (page: Page) =>
  page.route('https://cdn.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: readFileSync(`dist${pathname}`, 'utf8'),
    })
  })

test('from a CDN that has all of our files, or with the address of its chunks on the tag, Skerry drives the page', async ({
  page,
  problems,
}) => {
  await serveCdn(page)
  await openSite(page, { ours: INLINE + ourTag().replace('/skerry.js', 'https://cdn.example/skerry.js') })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
  await page.unroute(/\/takeover\/(\?|$)/)
  await serve(page, `**${CACHE}`, CORE)
  await openSite(page, { ours: INLINE + ourTag(' data-takeover data-base="/"').replace('/skerry.js', CACHE) })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
  expect(problems()).toEqual([])
})

for (const { what, options, isSlow } of CHANGED)
  test(`where our script is ${what}, the builder’s scripts drive the page, in order and once`, async ({ page }) => {
    if (isSlow) await page.clock.install()
    for (const [path, script] of Object.entries(MERGED_WITH_OURS)) await serve(page, `**${path}`, script)
    await serveSite(page, options)
    await page.goto('/takeover/')
    if (isSlow) await page.clock.runFor(30_000)
    await expect.poll(() => driverOf(page)).toBe('builder')
    await expect.poll(() => logOf(page)).toEqual(ALL)
  })

test('a tag that has lost its attribute still takes over, and so does one that was moved to the end of the body', async ({ page }) => {
  await openSite(page, { ours: INLINE + ourTag('') })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
  await page.unroute(/\/takeover\/(\?|$)/)
  await openSite(page, { ours: INLINE, after: ourTag() })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
})

test('if an optimiser delays our script, the builder’s run instead, and ours leaves the page to them', async ({ page }) => {
  await page.clock.install()
  await openSite(page, {
    ours: `${INLINE}<script type="rocketlazyloadscript" data-rocket-src="/skerry.js" data-takeover async></script>`,
  })
  expect(await logOf(page)).toEqual([])
  await page.clock.runFor(30_000)
  await expect.poll(() => driverOf(page)).toBe('builder')
  await page.evaluate(runDelayed, { finds: 'script[type=rocketlazyloadscript]', address: 'data-rocket-src' })
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  expect((await takeoverOf(page))?.why.join()).toMatch(/^skerry\.js did not come/)
  expect(await driverOf(page)).toBe('builder')
  expect((await logOf(page)).filter((line) => line === 'frontend')).toHaveLength(1)
})
