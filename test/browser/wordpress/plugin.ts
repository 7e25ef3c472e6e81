import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect, FORM, HEADING, LANDING, logIn, TABS, test, widget } from './site'

/** The handles of the stand-in's scripts that ran. */
const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? [])
/** The handles of the scripts that a page loads. */
const scripts = (html: string) =>
  [...html.matchAll(/<script\b(?![^>]*skerry\/held)[^>]*\ssrc=[^>]*>/g)].map(([tag]) => /\sid=["']([^"']*)-js["']/.exec(tag)?.[1] ?? '')
/** Removes what differs from request to request. */
const steady = (html: string) => html.replace(/"nonce":"\w+"/g, '')
const islands = (page: Page) =>
  page.evaluate(() => {
    const { islands } = (window as unknown as { Skerry: { islands: () => Iterable<{ name: string; state: string }> } }).Skerry
    return [...islands()].length
  })

export function testPages(): void {
  test.beforeAll(async ({ cms }) => {
    cms.set({ mode: 'on' })
    cms.publish({
      landing: [LANDING],
      form: [TABS + FORM],
      account: [HEADING + widget('woocommerce-booking')],
      'drop-cap': [widget('text-editor', '<p>Dawno temu</p>', '{"drop_cap":"yes"}')],
      'add-on': [HEADING, 'add-on'],
      jquery: [HEADING, 'add-on-jquery'],
      swiper: [HEADING, 'add-on-swiper'],
      alone: [HEADING, 'add-on-alone'],
      fancy: [HEADING + widget('fancy-box')],
      inline: [HEADING, 'inline-jquery'],
      flush: [HEADING, 'flush'],
      plain: ['<p>Nic</p>', 'no-builder'],
    })
  })

  test('with the plugin on, a visitor’s page has none of the builder’s scripts and no jQuery, and everything works', async ({
    cms,
    page,
    problems,
  }) => {
    cms.set({ mode: 'off' })
    const before = await cms.html('/landing/')
    expect(scripts(before)).toContain('elementor-frontend')
    cms.set({ mode: 'on' })
    await page.goto('/landing/')
    await expect.poll(() => islands(page)).toBeGreaterThan(20)
    expect(await ran(page)).toEqual([])
    expect(await page.evaluate(() => 'jQuery' in window)).toBe(false)
    expect(scripts(await cms.html('/landing/'))).toEqual(['skerry'])
    // The configuration is data that the page can still read.
    expect(
      await page.evaluate(() => (window as unknown as { elementorFrontendConfig: { version: string } }).elementorFrontendConfig.version),
    ).toBe('3.21.6')
    await page.getByRole('link', { name: 'Pomoc' }).first().click()
    await expect(page.locator('.elementor-popup-modal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.elementor-popup-modal')).toBeHidden()
    expect(problems(/404|Failed to load resource/)).toEqual([])
  })

  test('tabs switch, and a form is sent to the address in the builder’s configuration', async ({ page }) => {
    await page.goto('/form/')
    await page.getByRole('tab', { name: 'Dojazd' }).click()
    await expect(page.getByText('Tramwajem')).toBeVisible()
    await page.getByLabel('Imię').fill('Ala')
    await page.getByRole('button', { name: 'Wyślij' }).click()
    await expect(page.getByText('Dziękujemy, Ala')).toBeVisible()
  })

  test('our script is requested first, once, and checked', async ({ cms, page }) => {
    const html = await cms.html('/form/')
    const head = html.slice(0, html.indexOf('</head>'))
    const [preload = ''] = /<link rel="preload"[^>]*>/.exec(head) ?? []
    for (const part of ['as="script"', 'fetchpriority="high"', 'crossorigin="anonymous"', 'integrity="sha384-', 'skerry.js?ver=0.'])
      expect(preload).toContain(part)
    expect(head.indexOf(preload)).toBeLessThan(head.search(/<(?:script|style|link(?! rel="(?:icon|preload)))/))
    expect(head.indexOf('<meta charset')).toBeLessThan(head.indexOf(preload))
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto('/form/')
    await expect.poll(() => islands(page)).toBeGreaterThan(0)
    expect(loaded.filter((url) => url.includes('/skerry.js'))).toHaveLength(1)
    expect(warnings.filter((text) => /preload/.test(text))).toEqual([])
    // Before the page's first picture, stylesheet and script, except for anything before the encoding.
    expect(loaded.findIndex((url) => url.includes('/skerry.js'))).toBe(1)
  })

  test('held scripts stay in place and change only their type', async ({ cms }) => {
    cms.set({ mode: 'off' })
    const bare = (html: string) =>
      [...html.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => /\bid=["']((?!skerry)[\w-]+)-js["']/.exec(tag)?.[1] ?? [])
    const before = bare(await cms.html('/landing/'))
    cms.set({ mode: 'on' })
    const html = await cms.html('/landing/')
    expect(bare(html)).toEqual(before)
    const [held = ''] = /<script[^>]*id="jquery-core-js"[^>]*>/.exec(html) ?? []
    expect(held).toContain('type="skerry/held"')
    expect(html.indexOf(held)).toBeLessThan(html.indexOf('</head>'))
  })

  test('our tag is deferred, checked by the browser and opted out of optimisers; what the page needs at once is requested early', async ({
    cms,
    page,
  }) => {
    const html = await cms.html('/form/')
    const [tag = ''] = html.match(/<script[^>]*id="skerry-js"[^>]*>/) ?? []
    for (const part of [
      'defer',
      'fetchpriority="high"',
      'integrity="sha384-',
      '?ver=0.',
      'data-cfasync="false"',
      'data-no-optimize="1"',
      'data-noptimize',
      'nowprocket',
      'data-jetpack-boost="ignore"',
    ])
      expect(tag).toContain(part)
    expect([...html.matchAll(/modulepreload" href="[^"]*\/([\w-]+)-[0-9a-f]{8}\.js"/g)].map(([, name]) => name)).toEqual([
      'rare-widgets',
      'tabs',
    ])
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/form/')
    await expect(page.getByText('Sto złotych')).toBeVisible()
    // Requested once: the preloaded file is used.
    expect(loaded.filter((url) => url.includes('/tabs-'))).toHaveLength(1)
  })

  for (const [slug, why] of [
    ['account', 'a widget that Skerry does not drive'],
    ['add-on', 'an add-on that uses what Skerry lacks'],
    ['flush', 'a page that is sent in parts'],
    ['plain', 'a page without the builder'],
  ] as const)
    test(`${why}: the page is byte for byte as without the plugin`, async ({ cms }) => {
      cms.set({ mode: 'off' })
      const before = steady(await cms.html(`/${slug}/`))
      expect(before).toContain('</html>')
      cms.set({ mode: 'on' })
      expect(steady(await cms.html(`/${slug}/`))).toBe(before)
    })

  test('jQuery stays for an add-on that depends on it alone, and for an inline script; the builder’s runtime goes', async ({ page }) => {
    await page.goto('/jquery/')
    expect(await ran(page)).toEqual(['add-on-jquery'])
    expect(await page.evaluate(() => 'jQuery' in window)).toBe(true)
    await page.goto('/inline/')
    expect(await ran(page)).toEqual([])
    expect(await page.evaluate(() => (window as { inlineRan?: boolean }).inlineRan)).toBe(true)
  })

  test('a builder’s library stays for the scripts that need it, and scripts that need nothing stay', async ({ page }) => {
    await page.goto('/swiper/')
    expect(await ran(page)).toEqual(['swiper', 'add-on-swiper'])
    await page.goto('/alone/')
    expect(await ran(page)).toEqual(['add-on-alone'])
  })

  test('another plugin’s file that uses jQuery, or of the runtime what Skerry lacks, is found', async ({ cms, page }) => {
    const file = path.join(cms.www, 'wp-content/plugins/add-on/alone.js')
    const kept = readFileSync(file, 'utf8')
    writeFileSync(file, `${kept}self.found = jQuery.fn.jquery`)
    await page.goto('/alone/')
    expect(await ran(page)).toEqual(['add-on-alone'])
    expect(await page.evaluate(() => (window as { found?: string }).found)).toMatch(/^3/)
    writeFileSync(file, `${kept}self.never&&elementorFrontend.wheel.turn()`)
    expect(scripts(await cms.html('/alone/'))).toContain('elementor-frontend')
    writeFileSync(file, kept)
  })

  test('an add-on’s script that cannot be read leaves the page alone, unless the owner trusts it; a service does not', async ({ cms }) => {
    const enqueue = (src: string) =>
      cms.addCode('script', `add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'x', '${src}', array(), null, true ); } );`)
    const removeService = enqueue('https://service.example/widget.js')
    expect(await cms.html('/fancy/')).toContain('skerry-js')
    removeService()
    const remove = enqueue('https://cdn.example/wp-content/plugins/unknown/a.js')
    expect(await cms.html('/fancy/')).not.toContain('skerry-js')
    cms.set({ mode: 'on', allow: '/plugins/unknown/' })
    expect(await cms.html('/fancy/')).toContain('skerry-js')
    cms.set({ mode: 'on' })
    remove()
    expect(await cms.html('/fancy/')).toContain('skerry-js')
  })

  test('a drop cap is driven', async ({ cms }) => expect(scripts(await cms.html('/drop-cap/'))).toEqual(['skerry']))

  test('never in previews, feeds, the REST interface or the customizer, nor on excluded pages', async ({ cms }) => {
    cms.set({ mode: 'on', exclude: '/for*\n/nowhere/' })
    expect(await cms.html('/form/')).not.toContain('skerry-js')
    expect(await cms.html('/drop-cap/')).toContain('skerry-js')
    for (const address of [
      '/drop-cap/?elementor-preview=7',
      '/drop-cap/?preview=true',
      '/feed/',
      '/wp-json/wp/v2/pages',
      '/drop-cap/?skerry-off',
      '/drop-cap/embed/',
    ])
      expect(await cms.html(address), address).not.toContain('skerry-js')
    cms.set({ mode: 'on' })
  })

  test('for administrators only: visitors’ pages stay the same byte for byte, and the administrator’s is kept out of caches', async ({
    cms,
    page,
  }) => {
    cms.set({ mode: 'off' })
    const before = steady(await cms.html('/landing/'))
    cms.set({ mode: 'admins' })
    expect(steady(await cms.html('/landing/'))).toBe(before)
    await logIn(page, 'editor')
    await page.goto('/landing/')
    expect(await ran(page)).toContain('elementor-frontend')
    await page.context().clearCookies()
    await logIn(page, 'admin')
    const response = await page.goto('/landing/')
    expect(response?.headers()['cache-control']).toContain('no-store')
    // The admin bar's script stays; what it needs of the builder is ours.
    expect(await ran(page)).toEqual(['elementor-admin-bar'])
    await expect.poll(() => islands(page)).toBeGreaterThan(20)
    await page.locator('#wp-admin-bar-skerry').hover()
    await expect(page.locator('#wp-admin-bar-skerry-verdict')).toContainText('Skerry drives this page.')
    await page.goto('/account/')
    await expect(page.locator('#wp-admin-bar-skerry-verdict')).toContainText('woocommerce-booking')
  })

  test('every visitor gets the same page, with any browser and on every visit', async ({ cms }) => {
    cms.set({ mode: 'on' })
    const first = await cms.html('/landing/')
    const other = await fetch(`${cms.url}/landing/`, {
      headers: { 'user-agent': 'Mozilla/4.0', 'accept-language': 'ar', accept: 'text/xml', cookie: 'wp-settings-1=x' },
    })
    expect(await other.text()).toBe(first)
  })

  test('if our script cannot be loaded, the page is given back to the builder’s scripts, in order', async ({ cms, page }) => {
    const file = path.join(cms.www, 'wp-content/plugins/skerry/assets/skerry.js')
    renameSync(file, `${file}.gone`)
    await page.goto('/landing/')
    await expect.poll(async () => (await ran(page)).at(-1)).toBe('e-sticky')
    renameSync(`${file}.gone`, file)
    const given = await ran(page)
    await page.goto('/landing/?skerry-off=1')
    await expect.poll(async () => (await ran(page)).at(-1)).toBe('e-sticky')
    expect(given).toEqual(await ran(page))
    // On the next pages too, until ?skerry-on.
    await page.goto('/landing/')
    await expect.poll(() => ran(page)).toEqual(given)
    await page.goto('/landing/?skerry-on')
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('skerry-off')
    await page.goto('/landing/')
    await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
    expect(await ran(page)).toEqual([])
    // As if the plugin were not there.
    cms.set({ mode: 'off' })
    await page.goto('/landing/')
    expect(given).toEqual(await ran(page))
    cms.set({ mode: 'on' })
  })

  test('if our script is tampered with, the browser refuses it and the page is given back; so is a cached copy with ?skerry-off', async ({
    cms,
    page,
  }) => {
    await page.route('**/skerry.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: 'self.changed = true' }))
    await page.goto('/landing/')
    await expect.poll(async () => (await ran(page)).at(-1)).toBe('e-sticky')
    expect(await page.evaluate(() => 'changed' in window)).toBe(false)
    await page.unroute('**/skerry.js*')
    const copy = await cms.html('/landing/')
    await page.route('**/landing/**', (route) => route.fulfill({ contentType: 'text/html', body: copy }))
    await page.goto('/landing/?skerry-off=1')
    await expect.poll(async () => (await ran(page)).at(-1)).toBe('e-sticky')
    // Our script arrives and leaves the page to the builder; the next visit needs no ?skerry-off.
    const takeover = () => page.evaluate(() => (window as unknown as { Skerry?: { takeover?: object } }).Skerry?.takeover)
    await expect.poll(takeover).toMatchObject({ decision: 'given back', why: ['off'] })
    await page.goto('/landing/')
    await expect.poll(async () => (await ran(page)).at(-1)).toBe('e-sticky')
    await expect.poll(takeover).toMatchObject({ decision: 'given back', why: ['off'] })
  })
}
