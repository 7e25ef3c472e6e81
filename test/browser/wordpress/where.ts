import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from 'playwright/test'
import { holdChunk } from '../hold-chunk'
import { expect, FORM, HEADING, logIn, TABS, test } from './site'

/** The builder's scripts that have run; none while the page loads once more. */
const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []).catch((): string[] => [])
/** Whether Skerry drives a page of tabs. */
const isDriven = async (page: Page) => {
  await page.getByRole('tab', { name: 'Dojazd' }).click()
  await expect(page.getByText('Tramwajem')).toBeVisible()
  return (await ran(page)).length === 0
}

export function testWhere(): void {
  test.beforeAll(async ({ cms }) => {
    cms.set({ mode: 'on' })
    cms.publish({ tabs: [TABS + FORM], heading: [HEADING] })
  })

  test('never on AMP pages, whichever function their plugin marks them with', async ({ cms }) => {
    expect(await cms.html('/tabs/')).toContain('skerry-js')
    for (const name of ['amp_is_request', 'is_amp_endpoint', 'ampforwp_is_amp_endpoint']) {
      const remove = cms.addCode('amp', `function ${name}() { return isset( $_GET['amp'] ); }`)
      expect(await cms.html('/tabs/?amp=1'), name).not.toContain('skerry')
      expect(await cms.html('/tabs/'), name).toContain('skerry-js')
      remove()
    }
  })

  test('never in the customizer’s preview or a draft’s, but on the published page', async ({ cms, page }) => {
    await logIn(page, 'admin')
    const read = (address: string) => page.request.get(address).then((response) => response.text())
    expect(await read('/tabs/')).toContain('skerry-js')
    const uuid = '6f2c1d5e-7a3b-4c8d-9e0f-1a2b3c4d5e6f'
    const preview = await read(
      `/tabs/?customize_changeset_uuid=${uuid}&customize_theme=hello-elementor&customize_messenger_channel=preview-0`,
    )
    expect(preview).toContain('customize-preview')
    expect(preview).not.toContain('skerry-js')
    const id = cms.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Draft', 'post_content' => 'x' ) );`,
    )
    const draft = await read(`/?page_id=${id}&preview=true`)
    expect(draft).toContain('Draft')
    expect(draft).not.toContain('skerry-js')
    cms.php(`wp_delete_post( ${id}, true );`)
  })

  test('never in feeds, answers of the REST interface, cron, AJAX, XML-RPC, site maps, embeds, robots.txt and the admin area', async ({
    cms,
    page,
  }) => {
    for (const address of [
      ...['/feed/', '/feed/atom/', '/comments/feed/', '/tabs/feed/', '/wp-json/', '/wp-json/wp/v2/pages', '/?rest_route=/wp/v2/pages'],
      ...[
        '/wp-cron.php',
        '/wp-admin/admin-ajax.php?action=none',
        '/xmlrpc.php',
        '/wp-sitemap.xml',
        '/tabs/embed/',
        '/robots.txt',
        '/wp-login.php',
      ],
    ])
      expect(await cms.html(address), address).not.toContain('skerry-js')
    // Cron and the REST interface, doing what a page does.
    const remove = cms.addCode(
      'hooks',
      `add_action( 'init', function () { if ( wp_doing_cron() ) { do_action( 'template_redirect' ); echo '</html>', ob_get_level(); exit; } } );
      add_action( 'rest_api_init', function () { ob_start(); do_action( 'template_redirect' ); header( 'X-Buffers: ' . implode( ',', ob_list_handlers() ) ); ob_end_flush(); } );`,
    )
    expect(await cms.html('/wp-cron.php')).not.toContain('skerry')
    const rest = await fetch(`${cms.url}/wp-json/`)
    expect(rest.headers.get('x-buffers')).not.toContain('Skerry')
    remove()
    await logIn(page, 'admin')
    await page.goto('/wp-admin/')
    expect(await page.content()).not.toContain('skerry-js')
  })

  test('the 404 page and the search results are treated like other pages', async ({ cms }) => {
    const remove = cms.addCode('everywhere', `add_filter( 'stand_in_is_builders', '__return_true' );`)
    for (const address of ['/nowhere/', '/?s=trips']) expect(await cms.html(address), address).toContain('skerry-js')
    remove()
  })

  test('a page cache gets the same page for everybody, and never an administrator’s', async ({ cms, page, browser }) => {
    const remove = cms.addCode(
      'cache',
      `$skerry_kept = WP_CONTENT_DIR . '/kept-' . md5( $_SERVER['REQUEST_URI'] ) . '.html';
      if ( 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && ! preg_match( '/wordpress_logged_in|wp-admin|wp-login/', ( $_SERVER['HTTP_COOKIE'] ?? '' ) . $_SERVER['REQUEST_URI'] ) ) {
        if ( is_file( $skerry_kept ) ) { header( 'X-Cache: hit' ); header( 'Content-Type: text/html; charset=UTF-8' ); readfile( $skerry_kept ); exit; }
      }
      if ( PHP_SAPI !== 'cli' ) { ob_start( function ( $html ) use ( $skerry_kept ) {
        if ( ! ( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE ) && ! preg_match( '/wp-(admin|login|content)/', $_SERVER['REQUEST_URI'] ) ) { file_put_contents( $skerry_kept, $html ); }
        return $html;
      } ); }`,
    )
    const get = async (address: string) => {
      const response = await fetch(cms.url + address)
      return [response.headers.get('x-cache'), await response.text()] as const
    }
    // An administrator who tries the plugin comes first: that page is not cached.
    cms.set({ mode: 'admins' })
    await logIn(page, 'admin')
    await page.goto('/tabs/')
    await expect(page.locator('#wp-admin-bar-skerry')).toBeVisible()
    const [none, untouched] = await get('/tabs/')
    expect(none).toBe(null)
    expect(untouched).not.toContain('skerry-js')
    expect(await get('/tabs/')).toEqual(['hit', untouched])
    cms.set({ mode: 'on' })
    cms.php(`array_map( 'unlink', glob( WP_CONTENT_DIR . '/kept-*' ) );`)
    const [, first] = await get('/tabs/')
    expect(first).toContain('skerry-js')
    expect(first).not.toContain('wpadminbar')
    expect(await get('/tabs/')).toEqual(['hit', first])
    const visitor = await browser.newPage()
    expect((await visitor.goto(`${cms.url}/tabs/`))?.headers()['x-cache']).toBe('hit')
    expect(await isDriven(visitor)).toBe(true)
    await visitor.close()
    remove()
    cms.php(`array_map( 'unlink', glob( WP_CONTENT_DIR . '/kept-*' ) );`)
  })

  test('a right-to-left page works like any other', async ({ cms, page, problems }) => {
    const remove = cms.addCode('rtl', `add_action( 'init', function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; } );`)
    await page.goto('/tabs/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await isDriven(page)).toBe(true)
    expect(
      await page.evaluate(() => (window as unknown as { elementorFrontendConfig: { is_rtl: boolean } }).elementorFrontendConfig.is_rtl),
    ).toBe(true)
    expect(problems()).toEqual([])
    remove()
  })

  test('each of our tags asks every optimiser to leave it alone', async ({ cms }) => {
    const html = await cms.html('/tabs/')
    const tags = [...html.matchAll(/<script\b[^>]*(?:id="skerry-|skerry\/held|data-skerry-global)[^>]*>/g)].map(([tag]) => tag)
    const names = ['data-cfasync="false"', 'data-no-optimize="1"', 'data-no-defer="1"', 'data-noptimize="1"', 'data-nowprocket="1"']
    expect(tags.length).toBeGreaterThan(8)
    for (const tag of tags.filter((one) => !one.includes('application/json')))
      for (const name of [...names, 'nowprocket', 'nitro-exclude', 'data-jetpack-boost="ignore"']) expect(tag).toContain(name)
  })

  test('our stylesheet and scripts are checked or versioned, and the stylesheet is there', async ({ cms, page }) => {
    const html = await cms.html('/tabs/')
    const [, href = ''] = /<link rel="stylesheet" id="skerry-css" href="([^"]+)">/.exec(html) ?? []
    expect(href).toMatch(/\/assets\/skerry\.builder\.css\?ver=0\.[\d.]+-[0-9a-f]{8}$/)
    expect(await (await fetch(href)).text()).toBe(readFileSync('dist/skerry.builder.css', 'utf8'))
    await page.goto('/tabs/')
    expect(await isDriven(page)).toBe(true)
  })

  test('files may come from a CDN, checked by the browser; one that changes them or forbids cross-origin reads gives the page back', async ({
    cms,
    page,
  }) => {
    const remove = cms.addCode(
      'cdn',
      `add_filter( 'plugins_url', function ( $url ) { return str_replace( home_url(), 'https://cdn.example', $url ); } );`,
    )
    const html = await cms.html('/tabs/')
    const [tag = ''] = /<script[^>]*id="skerry-js"[^>]*>/.exec(html) ?? []
    expect(tag).toMatch(/ src="https:\/\/cdn\.example\/[^"]*skerry\.js/)
    expect(tag).toMatch(/ integrity="sha384-[^"]+"/)
    expect(tag).toContain('crossorigin="anonymous"')
    expect(html).toContain('data-base="https://cdn.example/wp-content/plugins/skerry/assets/"')
    const cdn = (headers: Record<string, string>, more = '') =>
      page.route('https://cdn.example/**', async (route: Route) => {
        const { pathname } = new URL(route.request().url())
        const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
        await route.fulfill({ contentType, headers, body: readFileSync(path.join(cms.www, pathname), 'utf8') + more })
      })
    const fresh = { 'cache-control': 'no-store' }
    const shared = { ...fresh, 'access-control-allow-origin': '*' }
    await cdn(shared)
    await page.goto('/tabs/')
    expect(await isDriven(page)).toBe(true)
    for (const [headers, more] of [
      [shared, ';'],
      [{ ...fresh, 'access-control-allow-origin': 'https://other.example' }, ''],
    ] as const) {
      await page.unroute('https://cdn.example/**')
      await cdn(headers, more)
      await page.goto('/tabs/')
      await expect.poll(async () => (await ran(page)).at(-1)).toBe('e-sticky')
    }
    remove()
  })

  test('missing files of ours give the page back once, even after the start; so does one that never arrives', async ({ page }) => {
    await page.route(/\/chunks\/(tabs|form)-[0-9a-f]{8}\.js/, (route) => route.abort())
    await page.goto('/tabs/')
    await expect.poll(async () => (await ran(page)).at(-1)).toBe('e-sticky')
    const given = await ran(page)
    expect(new Set(given).size).toBe(given.length)
    await page.unrouteAll()
    // It remembers for an hour that this page is the builder's.
    await page.context().clearCookies()
    await page.clock.install()
    const { requested } = await holdChunk(page, 'tabs')
    await page.goto('/tabs/')
    await requested
    await page.clock.runFor(9000)
    expect(await ran(page)).toEqual([])
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000)
        return (await ran(page)).length
      })
      .toBe(given.length)
    expect(await ran(page)).toEqual(given)
  })
}
