import { expect, test } from '../harness'
import { failChunk } from '../hold-chunk'
import { FAULTS } from './faults'
import { ALL_WORK, BUILDER_FILES, serveBuilder, tryAll } from './living-builder'
import { servePluginsPage } from './plugins-page'
import { ACCORDION, driverOf, INLINE, ourTag, takeoverOf, widget } from './site'

test.use({ siteOptions: {} })

/** Every way of giving a page back: afterwards all that is the builder's works as without us. */
test('without us everything works', async ({ page }) => {
  await serveBuilder(page, { ours: '' })
  await page.goto('/living/')
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
})

test('a page with an unknown widget works as without us', async ({ page, problems }) => {
  await serveBuilder(page, { body: widget('woocommerce-booking') })
  await page.goto('/living/')
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  expect(await takeoverOf(page)).toMatchObject({ decision: 'given back' })
  expect(problems('gave back', 'runtime is at work')).toEqual([])
})

/** One for each place that gives back; that the scripts run in order with every fault is tested in faults.spec.ts. */
const PLACES = ['the script is not there', 'the decision never comes', 'the decision throws']
for (const { why, arrange, isSlow } of FAULTS.filter((fault) => PLACES.includes(fault.why)))
  test(`when ${why}, everything works as without us`, async ({ page }) => {
    if (isSlow) await page.clock.install()
    await arrange(page)
    await serveBuilder(page, { body: ACCORDION + widget('woocommerce-booking') })
    await page.goto('/living/', { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    if (isSlow) {
      await page.clock.runFor(30_000)
      await page.clock.resume()
    }
    await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  })

test('?skerry-off: everything works as without us', async ({ page }) => {
  await serveBuilder(page)
  await page.goto('/living/?skerry-off')
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
})

for (const jquery of ['has not run yet', 'has run long ago'])
  test(`a page that is given back long after it was taken works as without us when jQuery ${jquery}`, async ({ page }) => {
    const { requested } = await failChunk(page, 'accordion')
    const last = jquery === 'has not run yet' ? '' : '<script>jQuery(() => { self.isReady = true })</script>'
    await serveBuilder(page, { body: ACCORDION, last })
    await page.goto('/living/')
    await requested
    await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
    expect((await takeoverOf(page))?.why.join()).toContain('a file of Skerry’s could not be loaded')
  })

test('a page that never loads because a picture hangs is given back all the same', async ({ page }) => {
  await page.route('**/hangs.svg', () => new Promise(() => {}))
  await failChunk(page, 'accordion')
  await serveBuilder(page, { body: `${ACCORDION}<img alt="" src="/hangs.svg">` })
  await page.goto('/living/', { waitUntil: 'commit' })
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  expect(await takeoverOf(page)).toMatchObject({ decision: 'given back' })
})

test('?skerry-off: add-ons are told once, by the builder’s runtime, however slow it is', async ({ page }) => {
  await serveBuilder(page, {
    body: `<script>self.told = []; jQuery(window).on('elementor/frontend/init', () => told.push('init' in elementorFrontend))</script>`,
  })
  await page.route(/elementor\/assets\/js\/frontend\.min/, async (route) => {
    // By then ours has done everything that could come too early.
    await page.waitForFunction(() => {
      const { Skerry } = window as { Skerry?: { takeover?: { decision: string } } }
      return Skerry?.takeover?.decision === 'given back'
    })
    await route.fallback()
  })
  await page.goto('/living/?skerry-off')
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  expect(await page.evaluate(() => (window as unknown as { told: boolean[] }).told)).toEqual([true])
})

test('what waits for the visitor’s consent does not run when a page is given back long after it was taken', async ({ page }) => {
  const { requested } = await failChunk(page, 'accordion')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const waits = [
    '<script type="text/plain" data-cookieconsent="marketing" src="/wp-content/plugins/ads/a.js"></script>',
    '<script type="text/plain" data-category="marketing" defer src="/wp-content/plugins/ads/b.js"></script>',
    '<script type="text/plain" data-src="/wp-content/plugins/ads/c.js"></script>',
    '<script type="javascript/blocked" data-consent="marketing" data-src="/wp-content/plugins/ads/d.js"></script>',
    '<script type="text/blocked" src="/wp-content/plugins/ads/e.js"></script>',
    '<script type="text/plain" data-cookieconsent="marketing">jQuery; self.ran = true</script>',
  ]
  await serveBuilder(page, { body: ACCORDION, last: waits.join('') })
  await page.goto('/living/')
  await requested
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  expect(await takeoverOf(page)).toMatchObject({ decision: 'given back' })
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(asked.filter((path) => path.includes('/ads/'))).toEqual([])
})

test('on the plugin’s page none of the builder’s files runs', async ({ page }) => {
  await servePluginsPage(page)
  await page.goto('/living/')
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await page.evaluate(() => 'jQuery' in window)).toBe(false)
})

for (const [what, body] of Object.entries({ missing: undefined, empty: '', 'an error page': '<!doctype html><title>Error</title>' }))
  test(`the plugin’s page works as without us if our script is ${what}`, async ({ page }) => {
    await page.route('**/skerry.js', (route) =>
      route.fulfill(body === undefined ? { status: 404, body: '' } : { contentType: 'text/javascript', body }),
    )
    await servePluginsPage(page)
    await page.goto('/living/', { waitUntil: 'commit' })
    await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  })

test('the plugin’s page works as without us half a minute after our script should have come', async ({ page }) => {
  await page.clock.install()
  await page.route('**/skerry.js', () => new Promise(() => {}))
  await servePluginsPage(page)
  await page.goto('/living/', { waitUntil: 'commit' })
  await page.locator('#skerry-js-held').waitFor({ state: 'attached' })
  // Its clock also goes on by itself.
  await page.clock.runFor(20_000)
  expect(await page.locator('script[type="skerry/held"]').count()).toBeGreaterThan(0)
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
})

test('the plugin’s page works as without us with ?skerry-off', async ({ page }) => {
  await servePluginsPage(page)
  await page.goto('/living/?skerry-off')
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
})

test('the plugin’s page works as without us if one of our files is missing', async ({ page }) => {
  await failChunk(page, 'accordion')
  await servePluginsPage(page)
  await page.goto('/living/')
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
})

test('if our script cannot be loaded, each of the builder’s files runs once', async ({ page }) => {
  await page.route('**/skerry.js', (route) => route.abort())
  await serveBuilder(page, { ours: INLINE + ourTag() })
  await page.goto('/living/')
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  const ran = await page.evaluate(() =>
    [...document.scripts].filter(({ src }) => src.includes('/wp-')).map(({ src }) => new URL(src).pathname),
  )
  expect(ran).toEqual(Object.keys(BUILDER_FILES))
})
