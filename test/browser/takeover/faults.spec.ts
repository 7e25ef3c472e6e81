import { expect, test } from '../harness'
import { failChunk } from '../hold-chunk'
import { CORE, FAULTS } from './faults'
import { ADDON, ALL, driverOf, INLINE_CODE, logOf, MERGED, openSite, ourTag, RUNTIME, serveSite, takeoverOf } from './site'

test.use({ siteOptions: {} })

for (const { why, arrange, isSlow, says } of FAULTS)
  test(`when ${why}, the builder’s scripts run in order, and so do listeners for the end of the page`, async ({ page }) => {
    if (isSlow) await page.clock.install()
    await arrange(page)
    await serveSite(page)
    await page.goto('/takeover/', { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    if (isSlow) {
      expect(await logOf(page)).toEqual([])
      await page.clock.runFor(30_000)
    }
    await expect.poll(() => driverOf(page)).toBe('builder')
    // A script that never comes holds up the page's `load`.
    const expected = why === 'the script never comes' ? ALL.slice(0, -1) : ALL
    await expect.poll(() => logOf(page)).toEqual(expected)
    if (says) await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: says })
  })

test('?skerry-off is remembered even if the script does not arrive, and ?skerry-on ends it if it does', async ({ page }) => {
  await page.route(CORE, (route) => route.abort())
  await openSite(page, {}, '?skerry-off')
  await expect.poll(() => driverOf(page)).toBe('builder')
  expect(await page.evaluate(() => document.cookie)).toBe('skerry-off=')
  await page.unroute(CORE)
  await page.goto('/takeover/')
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back', why: ['off'] })
  await expect.poll(() => logOf(page)).toEqual(ALL)
  await page.goto('/takeover/?skerry-on')
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
})

test('a script that arrives after the page was given back starts beside the builder’s', async ({ page }) => {
  await page.clock.install()
  let release = () => {}
  const late = new Promise<void>((done) => {
    release = done
  })
  await page.route(CORE, async (route) => {
    await late
    await route.fallback()
  })
  await serveSite(page, {
    body: `<div class="elementor-tab-title"></div>`,
    after: '<div data-widget="accordion"><details><summary>a</summary><p>b</p></details></div>',
  })
  await page.goto('/takeover/', { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await page.clock.runFor(30_000)
  await expect.poll(() => driverOf(page)).toBe('builder')
  release()
  await page.clock.resume()
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  expect((await takeoverOf(page))?.why.join()).toMatch(/^skerry\.js did not come, nor anything else for \d+ seconds$/)
  await expect.poll(() => driverOf(page)).toBe('builderSkerry')
  expect((await logOf(page)).filter((line) => line === 'frontend')).toHaveLength(1)
})

test('a page on which nothing starts within three seconds is given back', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => {
      if (document.documentElement.dataset.broken === '') throw Error('no clock')
      return now()
    }
    new MutationObserver(() => {
      if (document.querySelector('.elementor')) document.documentElement.dataset.broken = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await openSite(page)
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'taken' })
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(await driverOf(page)).toBe('nobody')
  await page.clock.runFor(3000)
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back', why: ['nothing has started'] })
  await expect.poll(() => driverOf(page)).toBe('builder')
})

test('a builder’s runtime that starts later after all, through an optimiser, takes the page back', async ({ page }) => {
  await openSite(page)
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.elementorFrontendConfig ??= {}' }))
    document.body.append(Object.assign(document.createElement('script'), { src }))
  }, RUNTIME[2])
  await page.evaluate(() => {
    Object.assign(window, { elementorFrontend: {} })
    window.dispatchEvent(new Event('elementor/frontend/init'))
  })
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  await expect.poll(() => driverOf(page)).not.toContain('Skerry')
})

test('a widget’s code that cannot be loaded gives the page back to the builder, once', async ({ page }) => {
  const { requested } = await failChunk(page, 'accordion')
  await openSite(page)
  await requested
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(() => logOf(page)).toEqual(ALL)
  expect((await takeoverOf(page))?.why.join()).toContain('a file of Skerry’s could not be loaded')
})

test('a held file that runs anyway gives back what was held', async ({ page }) => {
  // A browser that no longer lets a script's type change while it is parsed.
  await page.addInitScript(() => Object.defineProperty(HTMLScriptElement.prototype, 'type', { get: () => '', set: () => {} }))
  await openSite(page)
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back', why: ['a held file ran anyway'] })
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(() => logOf(page)).toEqual(ALL)
})

test('files that an optimiser has merged are given back; those whose address names all parts are held', async ({ page }) => {
  await openSite(page, { runtime: `<script src="${MERGED}"></script>`, body: '<div class="elementor-tab-title"></div>' })
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  await expect.poll(() => logOf(page)).toEqual(['jquery', 'migrate', 'merged'])
  const joined = (paths: string[]) => `<script src="/_static/??${paths.join(',')}"></script>`
  await page.route('**/_static/**', (route) => route.fulfill({ contentType: 'text/javascript', body: 'log.push("joined")' }))
  await page.unroute(/\/takeover\/(\?|$)/)
  await openSite(page, { runtime: joined(RUNTIME) })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
  await page.unroute(/\/takeover\/(\?|$)/)
  await openSite(page, { runtime: joined([...RUNTIME, ADDON]) })
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  expect((await takeoverOf(page))?.why.join()).toContain('merged: ')
  await expect.poll(() => logOf(page)).toEqual(['jquery', 'migrate', 'joined'])
})

test('an unrecognised bundle that starts the builder’s runtime keeps Skerry out', async ({ page }) => {
  await openSite(page, { after: `<script src="${MERGED}"></script>` })
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  await expect.poll(() => driverOf(page)).toBe('builder')
})

test('the inline part runs under a policy that has its hash; one that forbids it leaves the page as it was', async ({ page }) => {
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(INLINE_CODE).digest('base64')
  const CONFIG = 'var elementorFrontendConfig = {"version":"3.21.6","urls":{"assets":""}};'
  const configHash = createHash('sha256').update(CONFIG).digest('base64')
  const policy = (hashes: string) => ({
    headers: { 'content-security-policy': `default-src 'self'; img-src data:; script-src 'self' ${hashes}` },
  })
  await openSite(page, policy(`'sha256-${hash}' 'sha256-${configHash}'`))
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
  await page.unroute(/\/takeover\/(\?|$)/)
  await openSite(page, policy(`'sha256-${configHash}'`))
  await expect.poll(() => driverOf(page)).toBe('builder')
  await page.unroute(/\/takeover\/(\?|$)/)
  // The same as a file.
  await openSite(page, { ...policy(`'sha256-${configHash}'`), ours: `<script src="/skerry.takeover.js"></script>${ourTag()}` })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
})
