import { expect, test } from '../harness'
import { holdRequests } from '../hold-chunk'
import { settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { body, dist, expectWorking, scriptTag, show, stub, toggle, watchScripts } from './embeds'

test('a page with a menu, a sticky header and a popup loads one file, and two more when the popup opens: its dialog, and React', async ({
  page,
  site,
  problems,
}) => {
  const requested = watchScripts(page)
  await show(page, site.url, { content: `<header data-settings='{"sticky":"top"}'>${body}</header><div style="height:3000px"></div>` })
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await toggle(page).click()
  await page.mouse.wheel(0, 800)
  await expect.poll(() => page.locator('header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0)
  const files = () => requested.map((file) => file.replace(/-[0-9a-f]{8}\.js$/, ''))
  expect(files()).toEqual(['/skerry.js'])
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
  expect(files().sort()).toEqual(['/chunks/popups-dialog-by-hand', '/chunks/ui', '/skerry.js'])
  expect(problems()).toEqual([])
})

for (const [name, policy, attribute] of [
  ["'self'", "script-src 'self'", ''],
  ['a nonce', "script-src 'nonce-abc'", ' nonce="abc"'],
] as const)
  test(`a page under a strict policy with ${name} and Trusted Types works without a violation`, async ({ page, site, problems }) => {
    await show(page, site.url, {
      head: `<script defer${attribute} src="/skerry.js"></script>`,
      headers: { 'content-security-policy': `default-src 'none'; ${policy}; require-trusted-types-for 'script'` },
    })
    await expectWorking(page)
    expect(problems()).toEqual([])
  })

test('a page works when our script is on it twice, and in another version as well: the first one runs', async ({
  page,
  site,
  problems,
}) => {
  await page.route('**/other.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: dist('skerry.js').replaceAll('"0.1.0"', '"9.9.9"') }),
  )
  await rememberServedMarkup(page)
  await show(page, site.url, { head: `${scriptTag}${scriptTag}<script defer src="/other.js"></script>` })
  await expectWorking(page)
  expect(await page.evaluate(() => (window as unknown as { Skerry: { version: string } }).Skerry.version)).not.toBe('9.9.9')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a page with skerry.all.js works and loads no other script', async ({ page, site, problems }) => {
  const requested = watchScripts(page)
  await show(page, site.url, { head: '<script defer src="/skerry.all.js"></script>' })
  await expectWorking(page)
  expect(requested).toEqual(['/skerry.all.js'])
  expect(problems()).toEqual([])
})

const CHUNKS = ['popups-dialog-by-hand', 'ui'].map((name) => `https://cdn.test/x@1/chunks/${name}.js`)
test('a page loads its chunks from another origin when the script comes from there, or is inlined with data-base', async ({
  page,
  site,
  problems,
}) => {
  await page.route('https://cdn.test/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/x@1/', '')
    return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: dist(file) })
  })
  const requested: string[] = []
  page.on('request', (r) => r.resourceType() === 'script' && requested.push(r.url().replace(/-[0-9a-f]{8}/, '')))
  await show(page, site.url, { head: '<script defer src="https://cdn.test/x@1/skerry.js"></script>' })
  await expectWorking(page)
  expect(requested.sort()).toEqual([...CHUNKS, 'https://cdn.test/x@1/skerry.js'])
  requested.length = 0
  await show(page, site.url, {
    name: 'inline',
    content: `${body}<script data-base="https://cdn.test/x@1">${dist('skerry.js').replaceAll('</', '<\\/')}</script>`,
    head: '',
  })
  await expectWorking(page)
  expect(requested.sort()).toEqual(CHUNKS)
  expect(problems()).toEqual([])
})

test('a popup whose code cannot be loaded opens at a later click, and the failure is reported once', async ({ page, site, problems }) => {
  let isDown = true
  await page.route('**/chunks/popups-dialog-by-hand-*', (route) => (isDown ? route.abort() : route.continue()))
  await show(page, site.url)
  await page.locator('#opener').click()
  await expect.poll(() => problems().filter((p) => /Error in file: .*\/chunks\/popups-dialog-by-hand-.*; Error: /.test(p)).length).toBe(1)
  const failedAgain = page.waitForEvent('requestfailed')
  await page.locator('#opener').click()
  await failedAgain
  await settled(page)
  expect(problems().filter((p) => p.includes('Error in file'))).toHaveLength(1)
  expect(problems().filter((p) => p.startsWith('exception'))).toEqual([])
  isDown = false
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
})

test('where the builder’s runtime is at work, we leave its markup to it, run hand-written markup, and report that once', async ({
  page,
  site,
  problems,
}) => {
  const builderMenu =
    '<div class="elementor"><div class="elementor-element" data-element_type="widget" data-widget_type="nav-menu.default"><div class="elementor-menu-toggle" role="button" tabindex="0" aria-expanded="false">x</div><nav class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true"><ul class="elementor-nav-menu"><li><a class="elementor-item" href="/a" tabindex="-1">A</a></li></ul></nav></div></div>'
  await show(page, site.url, { content: `${body}${builderMenu}<script>window.elementorFrontend = { isTheirs: true }</script>` })
  await expectWorking(page)
  await page.locator('.elementor-menu-toggle').click()
  await expect(page.locator('.elementor-menu-toggle')).toHaveAttribute('aria-expanded', 'false')
  expect(await page.locator('#elementor-device-mode').count()).toBe(0)
  expect(problems().filter((p) => p.includes('runtime is at work'))).toHaveLength(1)
})

test('clicks that the snippet’s stub recorded before the script arrived are replayed once', async ({ page, site, problems }) => {
  const script = await holdRequests(page, '**/skerry.js')
  await page.route(`${site.url}/late/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>t</title><script>${stub}</script><body>${body}<script async src="/skerry.js"></script></body>`,
    }),
  )
  await page.goto(`${site.url}/late/`, { waitUntil: 'commit' })
  await toggle(page).click()
  await page.locator('#opener').click()
  await page.locator('#opener').click()
  await script.release()
  await expect(page.locator('dialog')).toBeVisible()
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'true')
  expect(problems()).toEqual([])
})
