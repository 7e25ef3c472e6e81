import { expect, test } from '../harness'
import { keepServed, unmountDifference } from '../unmount'
import { body, dist, scripts, show, stub, tag, toggle, works } from './embeds'

test('a menu, a sticky header and a popup that opens by a click are one file until it opens', async ({ page, site, problems }) => {
  const asked = scripts(page)
  await show(page, site.url, { content: `<header data-settings='{"sticky":"top"}'>${body}</header><div style="height:3000px"></div>` })
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await toggle(page).click()
  await page.mouse.wheel(0, 800)
  await expect.poll(() => page.locator('header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0)
  const files = () => asked.map((file) => file.replace(/-[0-9a-f]{8}\.js$/, ''))
  expect(files()).toEqual(['/skerry.js'])
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
  expect(files()).toEqual(['/skerry.js', '/chunks/popup-dialog'])
  expect(problems()).toEqual([])
})

for (const [name, policy, attribute] of [
  ["'self'", "script-src 'self'", ''],
  ['a nonce', "script-src 'nonce-abc'", ' nonce="abc"'],
] as const)
  test(`works under a strict policy with ${name} and Trusted Types, without one violation`, async ({ page, site, problems }) => {
    await show(page, site.url, {
      head: `<script defer${attribute} src="/skerry.js"></script>`,
      headers: { 'content-security-policy': `default-src 'none'; ${policy}; require-trusted-types-for 'script'` },
    })
    await works(page)
    expect(problems()).toEqual([])
  })

test('twice, and in two versions, harms nothing', async ({ page, site, problems }) => {
  await page.route('**/other.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: dist('skerry.js').replaceAll('"0.1.0"', '"9.9.9"') }),
  )
  await keepServed(page)
  await show(page, site.url, { head: `${tag}${tag}<script defer src="/other.js"></script>` })
  await works(page)
  expect(await page.evaluate(() => (window as unknown as { Skerry: { version: string } }).Skerry.version)).not.toBe('9.9.9')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('one file with everything asks for nothing else', async ({ page, site, problems }) => {
  const asked = scripts(page)
  await show(page, site.url, { head: '<script defer src="/skerry.all.js"></script>' })
  await works(page)
  expect(asked).toEqual(['/skerry.all.js'])
  expect(problems()).toEqual([])
})

test('from another origin, and inlined with data-base, chunks are found', async ({ page, site, problems }) => {
  await page.route('https://cdn.test/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/x@1/', '')
    return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: dist(file) })
  })
  const asked: string[] = []
  page.on('request', (r) => r.resourceType() === 'script' && asked.push(r.url().replace(/-[0-9a-f]{8}/, '')))
  await show(page, site.url, { head: '<script defer src="https://cdn.test/x@1/skerry.js"></script>' })
  await works(page)
  expect(asked).toEqual(['https://cdn.test/x@1/skerry.js', 'https://cdn.test/x@1/chunks/popup-dialog.js'])
  asked.length = 0
  await show(page, site.url, {
    name: 'inline',
    content: `${body}<script data-base="https://cdn.test/x@1">${dist('skerry.js').replaceAll('</', '<\\/')}</script>`,
    head: '',
  })
  await works(page)
  expect(asked).toEqual(['https://cdn.test/x@1/chunks/popup-dialog.js'])
  expect(problems()).toEqual([])
})

test('a chunk that cannot be loaded is said once in the specification’s words; the next click tries again', async ({
  page,
  site,
  problems,
}) => {
  let broken = true
  await page.route('**/chunks/popup-dialog-*', (route) => (broken ? route.abort() : route.continue()))
  await show(page, site.url)
  await page.locator('#opener').click()
  await expect.poll(() => problems().filter((p) => /Error in file: .*\/chunks\/popup-dialog-.*; Error: /.test(p)).length).toBe(1)
  await page.locator('#opener').click()
  await page.waitForTimeout(200)
  expect(problems().filter((p) => p.includes('Error in file'))).toHaveLength(1)
  expect(problems().filter((p) => p.startsWith('exception'))).toEqual([])
  broken = false
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
})

test('the builder’s own runtime at work: its markup is left to it, ours is driven, said once', async ({ page, site, problems }) => {
  const theirs =
    '<div class="elementor"><div class="elementor-element" data-element_type="widget" data-widget_type="nav-menu.default"><div class="elementor-menu-toggle" role="button" tabindex="0" aria-expanded="false">x</div><nav class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true"><ul class="elementor-nav-menu"><li><a class="elementor-item" href="/a" tabindex="-1">A</a></li></ul></nav></div></div>'
  await show(page, site.url, { content: `${body}${theirs}<script>window.elementorFrontend = { isTheirs: true }</script>` })
  await works(page)
  await page.locator('.elementor-menu-toggle').click()
  await expect(page.locator('.elementor-menu-toggle')).toHaveAttribute('aria-expanded', 'false')
  expect(await page.locator('#elementor-device-mode').count()).toBe(0)
  expect(problems().filter((p) => p.includes('own runtime is at work'))).toHaveLength(1)
})

test('taps before the script arrives are kept by the snippet’s stub and replayed once', async ({ page, site, problems }) => {
  let send = () => {}
  const late = new Promise<void>((done) => {
    send = done
  })
  await page.route('**/skerry.js', async (route) => {
    await late
    await route.continue()
  })
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
  send()
  await expect(page.locator('dialog')).toBeVisible()
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'true')
  expect(problems()).toEqual([])
})
