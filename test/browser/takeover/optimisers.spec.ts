import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { failChunk } from '../hold-chunk'
import { DELAYS, type Delay, runDelayed } from './delays'
import { ACCORDION, ADDON, ALL, driverOf, logOf, MERGED, MERGED_FILES, openSite, RUNTIME, serveSite, takeoverOf, widget } from './site'

test.use({ siteOptions: {} })

/** The visitor does something. */
const interact = (page: Page, { finds, address }: Delay) => page.evaluate(runDelayed, { finds, address })
const BREAKPOINT = ',"responsive":{"breakpoints":{"mobile":{"value":950,"direction":"max","is_enabled":true}}}'

for (const [name, delay] of Object.entries(DELAYS)) {
  const { file, inline } = delay
  test(`builder files that ${name} delays never run on a page that Skerry drives, and their configuration is read`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 900, height: 700 })
    await openSite(page, { file, inline, config: BREAKPOINT })
    await expect.poll(() => driverOf(page)).toBe('Skerry')
    const takeover = await takeoverOf(page)
    expect(takeover).toMatchObject({ decision: 'taken', ran: ['elementor-frontend-js-before'] })
    expect(takeover?.held).toHaveLength(6)
    await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'mobile')
    await interact(page, delay)
    expect(await logOf(page)).toEqual([])
    expect(await driverOf(page)).toBe('Skerry')
    expect(problems()).toEqual([])
  })

  test(`an add-on that ${name} delays gets jQuery when it runs, and the builder’s files stay out`, async ({ page, problems }) => {
    await openSite(page, { file, inline, after: file(ADDON) + inline('log.push("inline " + typeof jQuery)', 'their-js-after') })
    await expect.poll(() => driverOf(page)).toBe('Skerry')
    expect(await logOf(page)).toEqual([])
    await interact(page, delay)
    await expect.poll(() => logOf(page)).toEqual(['jquery', 'migrate', 'addon', 'addon init', 'inline function'])
    expect(await driverOf(page)).toBe('Skerry')
    expect(problems()).toEqual([])
  })

  // A page is given back before anything asks who delays it.
  if (name !== 'WP Rocket' && name !== 'WP Meteor') continue
  for (const [why, options] of [
    ['a builder’s widget that nobody drives', { body: ACCORDION + widget('woocommerce-booking') }],
    ['a merged file', { runtime: file(MERGED) }],
  ] as const)
    test(`with ${why} the page is left to what ${name} delays: Skerry drives it until then, and never both`, async ({ page }) => {
      await openSite(page, { file, inline, ...options })
      await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
      await expect.poll(() => driverOf(page)).toBe('Skerry')
      await interact(page, delay)
      await expect.poll(() => driverOf(page)).toBe('builder')
      expect((await logOf(page))[0]).toBe('jquery')
    })
}

test('if an optimiser delays jQuery and add-ons, each add-on is told once that the runtime is there', async ({ page, problems }) => {
  const delay = DELAYS['WP Rocket'] as Delay
  const { file, inline } = delay
  const listen = (name: string) =>
    inline(
      `jQuery(window).on('elementor/frontend/init', () => (self.log ??= []).push('${name} ' + typeof elementorFrontend.hooks))`,
      `${name}-js-after`,
    )
  const native = inline(`addEventListener('elementor/frontend/init', () => (self.log ??= []).push('native'))`, 'native-js-after')
  await serveSite(page, { file, inline, after: listen('one') + listen('two') + native + listen('three') })
  await page.route('**/jquery.min.js*', (route) => route.fulfill({ path: 'node_modules/jquery/dist/jquery.min.js' }))
  await page.goto('/takeover/')
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await interact(page, delay)
  await expect.poll(() => logOf(page)).toEqual(['migrate', 'one object', 'two object', 'native', 'three object'])
  expect(await driverOf(page)).toBe('Skerry')
  expect(problems()).toEqual([])
})

test('a page that is given back late is the optimiser’s, as without us: it runs the builder’s scripts once the visitor acts', async ({
  page,
}) => {
  const delay = DELAYS['WP Rocket'] as Delay
  await failChunk(page, 'accordion')
  await openSite(page, { ...delay, after: delay.file(ADDON) })
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  expect((await takeoverOf(page))?.why.join()).toContain('a file of Skerry’s could not be loaded')
  await interact(page, delay)
  await expect.poll(async () => (await logOf(page)).filter((line) => line === 'frontend')).toHaveLength(1)
})

test('a page that Cloudflare’s Rocket Loader has changed is taken over like any other', async ({ page, problems }) => {
  const file = (path: string) => `<script src="${path}" type="1a2b3c4d5e6f7a8b-text/javascript"></script>`
  const inline = (code: string, id: string) => `<script id="${id}" type="1a2b3c4d5e6f7a8b-text/javascript">${code}</script>`
  await openSite(page, { file, inline, after: file(ADDON) })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await expect.poll(() => logOf(page)).toEqual(['jquery', 'migrate', 'addon', 'addon init'])
  await page.unroute(/\/takeover\/(\?|$)/)
  await openSite(page, { file, inline, body: ACCORDION + widget('woocommerce-booking') })
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(() => logOf(page)).toEqual(ALL)
  expect(problems('gave back', 'runtime is at work')).toEqual([])
})

test('where the builder’s files are merged, jQuery with the rest, the builder drives the page, and Skerry does not', async ({
  page,
  each,
}) => {
  await each(
    (
      [
        ['', ''],
        [' and deferred', ' defer'],
      ] as const
    ).flatMap(([how, attributes]) => MERGED_FILES.map((path) => [how, attributes, path] as const)),
    ([how, , path]) => `${path} is merged${how}, jQuery with the rest: the builder drives the page, and Skerry does not`,
    async ([, attributes, path]) => {
      await openSite(page, { file: () => '', runtime: `<script src="${path}"${attributes}></script>` })
      await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
      await expect.poll(() => driverOf(page)).toBe('builder')
      expect(await logOf(page)).toEqual(['merged'])
    },
  )
})

test('builder code that an optimiser inlines is given back, even if jQuery is a file', async ({ page }) => {
  const code = `log.push('printed'); self.webpackChunkelementor = []; window.elementorFrontend = { hooks: {} }; for (const title of document.querySelectorAll('.elementor-tab-title')) title.setAttribute('data-old', '')`
  await openSite(page, { runtime: `<script>${code}</script>` })
  await expect.poll(() => driverOf(page)).toBe('builder')
  expect((await takeoverOf(page))?.decision).toBe('given back')
  expect(await logOf(page)).toEqual(['jquery', 'migrate', 'printed'])
  await page.unroute(/\/takeover\/(\?|$)/)
  await openSite(page, { file: () => '', runtime: `<script>self.log = [];${code}</script>` })
  await expect.poll(() => driverOf(page)).toBe('builder')
  expect(await logOf(page)).toEqual(['printed'])
})

test('files that another script inserts while the page is read always run, and so do the scripts after them', async ({ page }) => {
  await page.clock.install()
  const add = (path: string) => `document.head.append(Object.assign(document.createElement('script'), { src: '${path}', async: false }))`
  await openSite(page, {
    head: `<script>self.log ??= [];${RUNTIME.map(add).join(';')}</script>`,
    runtime: '',
    body: ACCORDION + widget('woocommerce-booking'),
    after: '<script>log.push("last " + typeof jQuery)</script>',
  })
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back' })
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return logOf(page)
    })
    .toContain('last function')
  // They may arrive at any time, as without us.
  await expect.poll(async () => (await logOf(page)).filter((line) => line === 'frontend')).toHaveLength(1)
})
