import { expect, test } from '../harness'
import { holdRequests } from '../hold-chunk'
import { ownPage, serveScript } from '../own-page'

const MENU =
  '<nav data-widget="menu"><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/">A</a></li></ul></nav>'

test('our script starts before the pictures have loaded if another script inserts it after parsing', async ({ page, site }) => {
  const picture = await holdRequests(page, '**/slow.png', 'fails')
  await serveScript(
    page,
    '/late.js',
    `addEventListener('DOMContentLoaded', () => setTimeout(() => {
      const el = document.createElement('script'); el.async = false; el.src = '/skerry.js'; document.head.append(el) }))`,
  )
  await page.route('**/own/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="pl"><head><title>t</title><script defer src="/late.js"></script></head><body>${MENU}<img src="/slow.png" alt=""></body></html>`,
    }),
  )
  await page.goto(`${site.url}/own/`, { waitUntil: 'commit' })
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await picture.release()
})

test('a picture named currentScript does not decide where our files are loaded from', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await ownPage(
    page,
    `<img name="currentScript" alt="" data-base="https://elsewhere.test/"><button data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden>Text</section>`,
  )
  await page.getByRole('button').click()
  await expect(page.locator('dialog')).toBeVisible()
  expect(requested.filter((url) => url.includes('elsewhere'))).toEqual([])
})

test('a menu works in a browser without :has()', async ({ page }) => {
  await page.addInitScript(() => {
    for (const proto of [Document.prototype, Element.prototype])
      for (const name of ['querySelectorAll', 'querySelector', 'matches', 'closest'] as const) {
        const native = (proto as unknown as Record<string, (selector: string) => unknown>)[name]
        if (native)
          Object.assign(proto, {
            [name](this: unknown, selector: string) {
              if (selector.includes(':has(')) throw new DOMException('not a valid selector', 'SyntaxError')
              return native.call(this, selector)
            },
          })
      }
  })
  await ownPage(page, MENU)
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false')
})

test('other scripts find the page’s configuration with our defaults in it, even if it comes after our script', async ({ page }) => {
  await serveScript(page, '/config.js', 'elementorFrontendConfig = { post: { id: 7 } }')
  await ownPage(page, '<div class="elementor"></div><script src="/config.js"></script>', '', '<script src="/skerry.js"></script>')
  expect(await page.evaluate('elementorFrontend.config.post?.id')).toBe(7)
  expect(await page.evaluate('Boolean(elementorFrontendConfig.responsive.activeBreakpoints)')).toBe(true)
})

test('a menu works with a frozen configuration whose parts are all empty', async ({ page, problems }) => {
  await serveScript(
    page,
    '/config.js',
    'elementorFrontendConfig = Object.freeze({ i18n: null, responsive: null, user: false, kit: [], settings: [] })',
  )
  await ownPage(
    page,
    `<div class="elementor"></div>${MENU}`,
    '',
    '<script src="/config.js"></script><script defer src="/skerry.js"></script>',
  )
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false')
  expect(problems()).toEqual([])
})
