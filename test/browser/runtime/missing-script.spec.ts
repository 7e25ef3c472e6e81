import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'

/** The builder's rules as its pages bring them; the backgrounds' only where scripts run. */
const CSS = `.elementor-invisible { visibility: hidden } .box { height: 40px } .far { height: 2000px } .e-con { height: 300px; background-image: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=) }
.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload) { background-image: none !important }`
const box = (id: string, settings = '{"animation":"fadeIn"}') =>
  `<div class="box elementor-invisible" id="${id}" data-settings='${settings}'>${id}</div>`
const BODY = `${box('near')}${box('widget', '{"_animation":"zoomIn"}')}<div class="e-con e-parent" id="bg"></div><div class="far"></div>${box('far')}<div class="e-con e-parent" id="bgfar"></div>`
/** What the snippet says of entrances, for pages without our stylesheet; here in the page's own, as the policy wants it. */
const SNIPPET = /<style>(.*?)<\/style>/s.exec(readFileSync(new URL('../../../embed/snippet.html', import.meta.url), 'utf8'))?.[1] ?? ''
const HEAD = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
const IDS = ['near', 'widget', 'far']
const shown = (page: Page) =>
  page.evaluate((ids) => ids.filter((id) => getComputedStyle(document.getElementById(id) as Element).visibility === 'visible'), IDS)
const open = (page: Page, head = HEAD, css = CSS) => ownPage(page, BODY, css, head)

/** All the ways in which nobody comes to show what the stylesheet hides. */
const MISSING: [why: string, arrange: (page: Page) => Promise<unknown>][] = [
  ['the script is not there', (page) => page.route('**/skerry.js', (route) => route.abort())],
  [
    'the server answers with a page',
    (page) => page.route('**/skerry.js', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'nie ma' })),
  ],
  [
    'the script is cut off',
    (page) => page.route('**/skerry.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '(()=>{var a=' })),
  ],
  [
    'the script throws as it starts',
    (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'Skerry', { get: () => Reflect.get(globalThis, 'nic').wcale, configurable: false }),
      ),
  ],
  ['another program of that name is there', (page) => page.addInitScript(() => Object.assign(window, { Skerry: {} }))],
]
const BARE = [
  'without our stylesheet, with the snippet’s rules',
  (page: Page) => page.route('**/skerry.js', (route) => route.abort()),
  '<script defer src="/skerry.js"></script>',
  CSS + SNIPPET,
] as const
// Each in a page of its own, all at the same time: the stylesheet's patience is several seconds long.
test(`with our stylesheet everything is shown: ${MISSING.map(([why]) => why).join(', ')}; a script that comes keeps waiting what waits`, async ({
  page,
  context,
  problems,
}) => {
  await open(page)
  await expect(page.locator('#near')).toHaveClass('box animated fadeIn')
  const came = await page.evaluate(() => performance.now())
  expect(problems()).toEqual([])
  await Promise.all(
    [...MISSING.map((way) => [...way, HEAD, CSS] as const), BARE].map(async ([why, arrange, head, css]) => {
      const other = await context.newPage()
      await arrange(other)
      await open(other, head, css)
      // Not at once: a script on its way would have to hide it again.
      expect(await shown(other), why).toEqual([])
      await expect.poll(() => shown(other), { timeout: 9000, message: why }).toEqual(IDS)
    }),
  )
  // As long as the stylesheet would have waited for the script, and a little more.
  await page.waitForFunction((since) => performance.now() - since > 6500, came)
  expect(await shown(page)).toEqual(['near', 'widget'])
  await page.evaluate(() => (window as unknown as { Skerry: { unmount: (root: Node) => void } }).Skerry.unmount(document))
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null)
  // What the others miss they may say.
  expect(problems('404', 'ERR_FAILED', 'exception: ')).toEqual([])
})

test('without scripts at all everything is shown at once', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await open(page)
  // Without scripts the driver cannot ask the page either; a screenshot's worth of it can.
  await expect(page.locator('#near')).toBeVisible()
  await expect(page.locator('#far')).toBeVisible()
  await context.close()
})

test('the chunk for entrances and backgrounds is missing: both are there at once', async ({ page, problems }) => {
  await page.route('**/chunks/reveal*', (route) => route.abort())
  await open(page, '<script defer src="/skerry.js"></script>')
  await expect.poll(() => shown(page)).toEqual(IDS)
  const loaded = () =>
    page.evaluate(() => ['bg', 'bgfar'].map((id) => getComputedStyle(document.getElementById(id) as Element).backgroundImage !== 'none'))
  await expect.poll(loaded).toEqual([true, true])
  expect(problems('Error in file', 'ERR_FAILED')).toEqual([])
  expect(problems().filter((line) => line.includes('Error in file')).length).toBe(1)
})

test('backgrounds that are not lazy, and those of no lazy page, are left alone (TV-LZ-2)', async ({ page }) => {
  await ownPage(
    page,
    '<div class="e-con e-parent e-no-lazyload" id="bg"></div><div class="far"></div><div class="e-con e-parent e-no-lazyload" id="bgfar"></div>',
    CSS,
  )
  for (const id of ['bg', 'bgfar']) await expect(page.locator(`#${id}`)).not.toHaveCSS('background-image', 'none')
})
