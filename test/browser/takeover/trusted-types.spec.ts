import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { failChunk } from '../hold-chunk'
import { DELAYS, type Delay } from './delays'
import { ACCORDION, ALL, driverOf, logOf, openSite, type SiteOptions, takeoverOf, widget } from './site'

test.use({ siteOptions: {} })

const POLICY = { 'content-security-policy': "script-src 'self' 'unsafe-inline' data:; require-trusted-types-for 'script'" }
const open = (page: Page, options: SiteOptions = {}) => openSite(page, { headers: POLICY, ...options })

test('if a policy requires trusted types, a page is taken, and given back at once or later, as elsewhere', async ({ page, problems }) => {
  await open(page)
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
  await page.unroute(/\/takeover\/(\?|$)/)
  await open(page, { body: ACCORDION + widget('woocommerce-booking'), before: '<script>log.push("inline " + typeof jQuery)</script>' })
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(() => logOf(page)).toEqual(['jquery', 'migrate', 'inline function', ...ALL.slice(2)])
  expect(problems('gave back', 'runtime is at work')).toEqual([])
  await page.unroute(/\/takeover\/(\?|$)/)
  const { requested } = await failChunk(page, 'accordion')
  await open(page)
  await requested
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(() => logOf(page)).toEqual(ALL)
})

for (const name of ['WP Rocket', 'Flying Scripts'])
  test(`if a policy requires trusted types, what ${name} delays is left to it, because Skerry could not run it itself`, async ({
    page,
  }) => {
    const { file, inline } = DELAYS[name] as Delay
    await open(page, { file, inline })
    await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
    expect((await takeoverOf(page))?.why.join()).toContain('policy')
    // Until then Skerry drives the page, if anybody does.
    await expect.poll(() => driverOf(page)).toBe('Skerry')
    expect(await page.locator('script[data-rocket-src],script[data-src]').count()).toBeGreaterThan(5)
  })
