import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ACCORDION, ADDON, ALL, driverOf, INLINE, logOf, openSite, ourTag, serveSite, takeoverOf, widget } from './site'

test.use({ siteOptions: {} })

test('if Skerry drives a page’s widgets, neither the builder’s files nor jQuery run, and they are gone from the page', async ({
  page,
  problems,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await openSite(page)
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
  expect(await page.evaluate(() => [...document.querySelectorAll('script[src],link[as]')].map((el) => el.outerHTML))).toHaveLength(1)
  await page.locator('#title').click()
  await expect(page.locator('#content')).toBeVisible()
  const takeover = await takeoverOf(page)
  expect(takeover).toMatchObject({ decision: 'taken', why: [], ran: ['elementor-frontend-js-before'] })
  expect(takeover?.held).toHaveLength(6)
  expect(lines).toEqual(['Skerry · take-over: files of the builder’s kept from running: 6; other scripts run: 1'])
  expect(problems()).toEqual([])
})

test('jQuery runs before another script that names it; the builder’s files stay out, and add-ons are told', async ({ page, problems }) => {
  await openSite(page, {
    before: `<script>log.push('inline ' + typeof jQuery); jQuery(() => log.push('ready'))</script>`,
    after: `<script src="${ADDON}"></script><script>log.push(typeof elementorFrontend.hooks.addAction); document.addEventListener('DOMContentLoaded', () => log.push('listener'))</script>`,
  })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await expect.poll(() => logOf(page)).toContain('addon init')
  const log = await logOf(page)
  expect(log.filter((line) => line !== 'ready')).toEqual([
    'jquery',
    'migrate',
    'inline function',
    'addon',
    'function',
    'listener',
    'addon init',
  ])
  expect(log).toContain('ready')
  expect(await takeoverOf(page)).toMatchObject({ decision: 'taken' })
  expect(problems()).toEqual([])
})

for (const [what, body, why] of [
  [
    'a builder’s widget that Skerry does not drive',
    ACCORDION + widget('woocommerce-booking'),
    'widgets that Skerry does not drive: woocommerce-booking',
  ],
  [
    'an element of a builder that is newer than Skerry',
    `${ACCORDION}<div class="e-wheel-base" data-e-type="e-wheel"></div>`,
    'widgets that Skerry does not drive: e-wheel',
  ],
] as const)
  test(`with ${what} everything is given back in order, and Skerry leaves the page to the builder`, async ({ page, problems }) => {
    await openSite(page, { body, before: '<script>log.push("inline " + typeof jQuery)</script>' })
    await expect.poll(() => driverOf(page)).toBe('builder')
    await expect.poll(() => logOf(page)).toEqual(['jquery', 'migrate', 'inline function', ...ALL.slice(2)])
    const takeover = await takeoverOf(page)
    expect(takeover?.decision).toBe('given back')
    expect(takeover?.why.join()).toContain(why)
    expect(problems('gave back', 'runtime is at work')).toEqual([])
  })

const FANCY = '/wp-content/plugins/fancy-wheel/a.js'
const serveFancy = (page: Page, body: string) =>
  page.route(`**${FANCY}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }))

test('an unknown widget is left to its own script, if that names only what Skerry has', async ({ page, problems }) => {
  await serveFancy(
    page,
    "elementorFrontend.hooks.addAction('frontend/element_ready/fancy-wheel.default', () => (self.log ??= []).push('ready'))",
  )
  await openSite(page, { body: ACCORDION + widget('fancy-wheel').repeat(2), after: `<script src="${FANCY}"></script>` })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  // Read, its code names no jQuery.
  await expect.poll(() => logOf(page)).toEqual(['ready', 'ready'])
  const takeover = await takeoverOf(page)
  expect(takeover?.widgets).toEqual({ accordion: 'Skerry', 'fancy-wheel': expect.stringContaining(FANCY) })
  expect(problems()).toEqual([])
})

for (const [what, attributes] of [
  ['a held script', ''],
  ['an async one', ' async'],
  ['a module', ' type="module"'],
] as const)
  test(`${what} that needs what Skerry lacks gives the page back, with the file and the member`, async ({ page }) => {
    await serveFancy(
      page,
      'window.elementorFrontend?.wheel?.turn; addEventListener("elementor/frontend/init", () => elementorFrontend.ring.turn())',
    )
    await openSite(page, { after: `<script src="${FANCY}"${attributes}></script>` })
    await expect.poll(() => driverOf(page)).toBe('builder')
    const takeover = await takeoverOf(page)
    expect(takeover?.decision).toBe('given back')
    expect(takeover?.why).toEqual([
      expect.stringMatching(
        /^a script uses what Skerry does not have: elementorFrontend\.ring in http.*\/fancy-wheel\/a\.js \(if .*data-takeover-allow="http.*a\.js"\)$/,
      ),
    ])
    await openSite(page, { ours: INLINE + ourTag(' data-takeover data-takeover-allow="/plugins/fancy-wheel/"') })
    await expect.poll(() => driverOf(page)).toBe('Skerry')
  })

test('a file that does not arrive in time is judged by its address, and one that does not exist does not run', async ({ page }) => {
  await page.route(`**${FANCY}*`, () => {})
  await serveSite(page, { after: `<script async src="${FANCY}"></script>` })
  await page.goto('/takeover/', { waitUntil: 'commit' })
  await expect.poll(() => driverOf(page)).toBe('builder')
  expect((await takeoverOf(page))?.why.join()).toMatch(/^a script that cannot be read here may need .*\/fancy-wheel\/a\.js/)
  await page.unroute(`**${FANCY}*`)
  await page.route(`**${FANCY}*`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect.poll(() => driverOf(page)).toBe('Skerry')
})

test('libraries of the CMS stay if an inline script names them', async ({ page, problems }) => {
  const dist = '/wp-includes/js/dist'
  const files: Record<string, string> = {
    moment: `window.moment = () => ({ format: () => 'today' })`,
    lodash: 'window._ = { noConflict: () => ({}) }',
    react: 'window.React = {}',
  }
  await page.route(`**${dist}/**`, (route) => {
    const [, name = ''] = /(\w+)\.min\.js/.exec(route.request().url()) ?? []
    return route.fulfill({ contentType: 'text/javascript', body: `${files[name] ?? ''}; log.push('${name}')` })
  })
  const file = (name: string) => `<script src="${dist}/${name}.min.js" id="${name.replace(/.*\//, '')}-js"></script>`
  await openSite(page, {
    before: `<script>self.log ??= []</script>${file('hooks')}${file('vendor/react')}${file('vendor/moment')}<script>log.push(moment().format())</script>
      ${file('vendor/lodash')}<script id="lodash-js-after">window.lodash = _.noConflict();</script><script>log.push(typeof lodash)</script>`,
  })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await expect.poll(() => logOf(page)).toEqual(['moment', 'today', 'lodash', 'object'])
  expect(problems()).toEqual([])
})

test('an unknown widget without a script prevents nothing', async ({ page }) => {
  await openSite(page, { body: ACCORDION + widget('fancy-wheel') })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(await logOf(page)).toEqual([])
})

test('a handler’s file that Skerry replaces prevents nothing before its element is there; a newer one gives the page back', async ({
  page,
}) => {
  const body = '<div class="elementor-element" data-element_type="container" data-settings=\'{"sticky":"top"}\'>a</div>'
  for (const [name, decision] of [
    ['tabs-handler', 'taken'],
    ['wheel-handler', 'given back'],
  ]) {
    await page.unroute(/\/takeover\/(\?|$)/)
    await openSite(page, { body, after: `<script src="/wp-content/plugins/elementor/assets/js/${name}.min.js"></script>` })
    await expect.poll(async () => (await takeoverOf(page))?.decision, name).toBe(decision)
  }
})

test('jQuery runs if a handler names it, in any spelling', async ({ page }) => {
  for (const [i, handler] of [
    'onClick="jQuery(this)"',
    'onclick=$(this)',
    'onpointerup="&#106;Query(this)"',
    'onclick="window.$(this)"',
    'href="javascript:jQuery%28this%29"',
    'href="java&#10;script:$.x()"',
    'href="https://a.example/?of=jQuery"',
    'title="jQuery(this)"',
  ].entries()) {
    await openSite(page, { body: `${ACCORDION}<a ${handler}>a</a>` })
    await expect.poll(() => driverOf(page), handler).toBe('Skerry')
    expect(await logOf(page), handler).toEqual(i < 6 ? ['jquery', 'migrate'] : [])
    await page.unroute(/\/takeover\/(\?|$)/)
  }
})

test('report mode holds nothing, and says what would be done', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await openSite(page, { ours: INLINE + ourTag(' data-takeover="report"') })
  await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'would take', why: [] })
  await expect.poll(() => driverOf(page)).toBe('builder')
  await expect.poll(() => logOf(page)).toEqual(ALL)
  expect(lines).toContain('Skerry · take-over: would take 6 files; driven by Skerry: accordion')
})

test('?skerry-off gives the page back, and a cookie remembers it until ?skerry-on', async ({ page }) => {
  for (const query of ['?skerry-off', '']) {
    await openSite(page, {}, query)
    await expect.poll(() => driverOf(page)).toBe('builder')
    await expect.poll(() => takeoverOf(page)).toMatchObject({ decision: 'given back', why: ['off'] })
    await expect.poll(() => logOf(page)).toEqual(ALL)
  }
  await page.goto('/takeover/?skerry-on')
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  await page.goto('/takeover/')
  await expect.poll(() => driverOf(page)).toBe('Skerry')
})

test('the inspector says what was decided, why, and what became of each script', async ({ page }) => {
  const inspector = page.getByRole('region', { name: 'Skerry inspector' })
  await openSite(page, { after: `<script src="${ADDON}"></script>` }, '?skerry-inspect')
  await expect(inspector).toContainText('The builder’s scripts: taken (8)')
  await expect(inspector).toContainText(/held: \S+\/elementor\/assets\/js\/frontend\.min\.js/)
  await expect(inspector).toContainText(/ran: \S+addon\.js/)
  await page.unroute(/\/takeover\/(\?|$)/)
  await openSite(page, { body: ACCORDION + widget('woocommerce-booking') }, '?skerry-inspect')
  await expect(inspector).toContainText('The builder’s scripts: given back')
  await expect(inspector).toContainText('reason: widgets that Skerry does not drive: woocommerce-booking')
})

test('a configuration that is held because it names what might be a script’s is still read', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  const config = ',"kit":{"name":"wp.pl"},"responsive":{"breakpoints":{"mobile":{"value":950,"direction":"max","is_enabled":true}}}'
  await openSite(page, { config })
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect((await takeoverOf(page))?.ran).toEqual(['elementor-frontend-js-before'])
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'mobile')
  expect(await page.evaluate(() => [document, window].map((target) => Object.hasOwn(target, 'addEventListener')))).toEqual([false, false])
})
