import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { unmount } from '../unmount'

/** The rules of a builder's page. The one for lazy backgrounds applies only if scripts run. */
const CSS = `.elementor-invisible { visibility: hidden } .box { height: 40px } .far { height: 2000px } .e-con { height: 300px; background-image: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=) }
.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload) { background-image: none !important }`
const box = (id: string, settings = '{"animation":"fadeIn"}') =>
  `<div class="box elementor-invisible" id="${id}" data-settings='${settings}'>${id}</div>`
const BODY = `${box('near')}${box('widget', '{"_animation":"zoomIn"}')}<div class="e-con e-parent" id="bg"></div><div class="far"></div>${box('far')}<div class="e-con e-parent" id="bgfar"></div>`
/** The snippet's rules for entrances, for pages without our stylesheet. Here they are in the page's own stylesheet, because the policy forbids inline styles. */
const SNIPPET_CSS = /<style>(.*?)<\/style>/s.exec(readFileSync(new URL('../../../embed/snippet.html', import.meta.url), 'utf8'))?.[1] ?? ''
const SCRIPT = '<script defer src="/skerry.js"></script>'
const HEAD = `<link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/skerry.builder.css">${SCRIPT}`
const IDS = ['near', 'widget', 'far']

const visibleBoxes = (page: Page) =>
  page.evaluate((ids) => ids.filter((id) => getComputedStyle(document.getElementById(id) as Element).visibility === 'visible'), IDS)
const open = (page: Page, head = HEAD, css = CSS) => ownPage(page, BODY, css, head)
const abortScript = (page: Page) => page.route('**/skerry.js', (route) => route.abort())

interface Failure {
  why: string
  arrange: (page: Page) => Promise<unknown>
  head?: string
  css?: string
}
/** All the ways in which no script shows what the stylesheet hides. */
const FAILURES: Failure[] = [
  { why: 'the script cannot be loaded', arrange: abortScript },
  {
    why: 'the server answers with a page',
    arrange: (page) => page.route('**/skerry.js', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'nie ma' })),
  },
  {
    why: 'the script is cut off',
    arrange: (page) => page.route('**/skerry.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '(()=>{var a=' })),
  },
  {
    why: 'the script throws as it starts',
    arrange: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'Skerry', { get: () => Reflect.get(globalThis, 'nothing').notAtAll, configurable: false }),
      ),
  },
  {
    why: 'another program has taken the name Skerry',
    arrange: (page) => page.addInitScript(() => Object.assign(window, { Skerry: {} })),
  },
  {
    why: 'the script cannot be loaded, and the page has the snippet’s rules instead of our stylesheet',
    arrange: abortScript,
    head: SCRIPT,
    css: CSS + SNIPPET_CSS,
  },
]

// One test with a page for each failure, in parallel, because the stylesheet waits for several seconds.
test('elements with an entrance show after some seconds when the script fails, and wait to be scrolled to when it runs', async ({
  page,
  context,
  problems,
}) => {
  await open(page)
  await expect(page.locator('#near')).toHaveClass('box animated fadeIn')
  const startedAt = await page.evaluate(() => performance.now())
  expect(problems()).toEqual([])
  await Promise.all(
    FAILURES.map(async ({ why, arrange, head, css }) => {
      const other = await context.newPage()
      await arrange(other)
      await open(other, head, css)
      // Not at once: a script that is still loading would have to hide it again.
      expect(await visibleBoxes(other), why).toEqual([])
      await expect.poll(() => visibleBoxes(other), { timeout: 9000, message: why }).toEqual(IDS)
    }),
  )
  // The stylesheet would have waited five seconds for the script. Its animation runs by the browser's clock, which no test can replace.
  await page.waitForFunction((since) => performance.now() - since > 6500, startedAt)
  expect(await visibleBoxes(page)).toEqual(['near', 'widget'])
  await unmount(page)
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null)
  // The pages without the script may report what they miss.
  expect(problems('404', 'ERR_FAILED', 'exception: Unexpected end', 'boot: failed')).toEqual([])
})

test('elements with an entrance show at once if scripts are off', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await open(page)
  // `page.evaluate` needs scripts in the page; locators work without them.
  await expect(page.locator('#near')).toBeVisible()
  await expect(page.locator('#far')).toBeVisible()
  await context.close()
})

test('elements with an entrance and lazy backgrounds still show in turn if no chunk can be loaded', async ({ page, problems }) => {
  await page.route('**/chunks/*', (route) => route.abort())
  await open(page, SCRIPT)
  await expect.poll(() => visibleBoxes(page)).toEqual(['near', 'widget'])
  const hasBackground = () =>
    page.evaluate(() => ['bg', 'bgfar'].map((id) => getComputedStyle(document.getElementById(id) as Element).backgroundImage !== 'none'))
  await expect.poll(hasBackground).toEqual([true, false])
  await page.locator('#bgfar').scrollIntoViewIfNeeded()
  await expect.poll(hasBackground).toEqual([true, true])
  await expect.poll(() => visibleBoxes(page)).toEqual(IDS)
  expect(problems()).toEqual([])
})

test('a background that is not lazy shows at once, even far down the page (TV-LZ-2)', async ({ page }) => {
  await ownPage(
    page,
    '<div class="e-con e-parent e-no-lazyload" id="bg"></div><div class="far"></div><div class="e-con e-parent e-no-lazyload" id="bgfar"></div>',
    CSS,
  )
  for (const id of ['bg', 'bgfar']) await expect(page.locator(`#${id}`)).not.toHaveCSS('background-image', 'none')
})
