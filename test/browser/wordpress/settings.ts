import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { readPo } from '../../../scripts/build/plugin-files'
import { axe } from '../axe'
import { frames, settled } from '../settled'
import { type Cms, expect, HEADING, LANDING, logIn, TABS, test, widget } from './site'

const OPTION = `echo wp_json_encode( get_option( 'skerry' ) );`
const openSettings = (page: Page) => page.goto('/wp-admin/admin.php?page=skerry')
/** Has the list of pages check them all. */
async function checkPages(page: Page): Promise<void> {
  await page.goto('/wp-admin/admin.php?page=skerry-pages')
  await page.getByRole('button', { name: 'Check these pages' }).click()
}
/** On a slow machine PHP needs seconds for each page, and a browser to measure it. */
const CHECKED = { timeout: 240_000 }
const expectChecked = (page: Page, count: number) => expect(page.getByRole('status')).toHaveText(`${count} of ${count} checked`, CHECKED)
/** Text beyond the window's edge, in pixels. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
/** Posts the settings form with these fields instead of its own, and returns the status. */
const post = (page: Page, fields: Record<string, string>) =>
  page.evaluate(async (given) => {
    const form = document.querySelector<HTMLFormElement>('form[action$="options.php"]')
    const body = new FormData(form ?? undefined)
    for (const [name, value] of Object.entries(given)) body.set(name, value)
    return (await fetch('/wp-admin/options.php', { method: 'POST', body })).status
  }, fields)

/** Opens a page, scrolls to its end, and resolves once it requests nothing more. */
async function readThrough(page: Page, address: string): Promise<void> {
  let begun = 0
  let ended = 0
  page.on('request', () => begun++)
  page.on('requestfinished', () => ended++)
  page.on('requestfailed', () => ended++)
  await page.goto(address)
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  do {
    await page.mouse.wheel(0, 900)
    await frames(page)
  } while (!(await isAtEnd()))
  let before: number
  do {
    before = begun
    // What has arrived last may request more.
    await expect.poll(() => begun - ended).toBe(0)
    await settled(page)
  } while (begun !== before)
}

const PAGES: Parameters<Cms['publish']>[0] = {
  landing: [LANDING],
  account: [HEADING + widget('woocommerce-booking')],
  'add-on': [HEADING, 'add-on'],
  plain: ['<p>Nic</p>', 'no-builder'],
}

export function testSettings(): void {
  test.beforeAll(async ({ cms }) => {
    // As after the plugin's installation.
    cms.php(`delete_option( 'skerry' );`)
    cms.publish(PAGES)
  })

  test('an administrator saves the settings; what is not valid is not stored', async ({ cms, page }) => {
    await logIn(page, 'admin')
    await openSettings(page)
    // A fresh plugin changes nothing for visitors.
    await expect(page.getByRole('radio', { name: /administrators only/ })).toBeChecked()
    await page.getByRole('radio', { name: 'for everybody' }).check()
    await page.getByLabel('Leave out these pages').fill('contact/\n99999\nhttps://example.com/shop/*\n<script>alert(1)</script>')
    await page.getByLabel('Widgets and scripts that need nothing').fill('fancy-*, woocommerce-booking\n<b>')
    await page.getByLabel('Videos and animations from other sites').selectOption('complianz')
    await page.getByLabel(/Hosts that count/).fill('cdn.example.net, "><b>')
    await page.getByLabel('Motion').selectOption('never')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    expect(JSON.parse(cms.php(OPTION))).toEqual({
      mode: 'on',
      exclude: '/contact/\n99999\n/shop/*',
      allow: 'fancy-*\nwoocommerce-booking',
      consent: 'complianz',
      consent_own: 'cdn.example.net',
      motion: 'never',
    })
    const html = await cms.html('/landing/')
    const [tag = ''] = /<script[^>]*id="skerry-js"[^>]*>/.exec(html) ?? []
    for (const part of ['data-motion="never"', 'data-consent="complianz"', 'data-consent-own="cdn.example.net"'])
      expect(tag).toContain(part)
    // What the owner names is no longer waited for.
    expect(await cms.html('/account/')).toContain('skerry-js')
    expect(await post(page, { 'skerry[mode]': '"><script>', 'skerry[motion]': 'sideways' })).toBe(200)
    expect(JSON.parse(cms.php(OPTION))).toMatchObject({ mode: 'admins', motion: 'auto' })
  })

  test('without a nonce, or without the right to manage options, nothing is saved and nothing is shown', async ({ cms, page }) => {
    cms.set({ mode: 'off' })
    const before = cms.php(OPTION)
    await logIn(page, 'admin')
    await openSettings(page)
    expect(await post(page, { _wpnonce: 'wrong', 'skerry[mode]': 'on' })).toBe(403)
    expect(cms.php(OPTION)).toBe(before)
    await page.context().clearCookies()
    await logIn(page, 'editor')
    const nonce = 'a'
    expect(await post(page, { option_page: 'skerry', action: 'update', _wpnonce: nonce, 'skerry[mode]': 'on' })).toBe(403)
    expect((await openSettings(page))?.status()).toBe(403)
    expect((await page.goto('/wp-admin/admin.php?page=skerry-pages'))?.status()).toBe(403)
    expect(cms.php(OPTION)).toBe(before)
    // Neither an editor nor a visitor with someone else's nonce gets a report.
    for (const options of [{}, { headers: { cookie: '' } }])
      expect(await (await page.request.get('/landing/?skerry-report=abc', options)).text()).toContain('</html>')
    expect(cms.php(`echo (int) metadata_exists( 'post', get_page_by_path( 'landing' )->ID, '_skerry' );`)).toBe('0')
  })

  test('the list gives each page’s verdict, its reason, the scripts that are in the way, who drives each widget, and its weight, which is what a visitor’s browser measures; visitors notice nothing', async ({
    cms,
    page,
    browser,
  }) => {
    // Eight seconds after the start its popup would open, on a busy machine during one count and not during the other.
    cms.publish({
      ...PAGES,
      landing: [LANDING.replace('"page_load_delay":8', '"page_load_delay":9999')],
      fancy: [HEADING + widget('fancy-box'), 'add-on'],
      alone: [HEADING + widget('fancy-box')],
    })
    cms.set({ mode: 'off' })
    const before = await cms.html('/landing/')
    await logIn(page, 'admin')
    await checkPages(page)
    await expectChecked(page, 9)
    const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row('Account')).toContainText('because Skerry does not drive: woocommerce-booking.')
    await expect(row('Add-on')).toContainText('/add-on.js (elementorFrontend.wheel).')
    await expect(row('Plain')).toContainText('Nothing to do')
    await expect(row('Fancy')).toContainText('because scripts use what Skerry does not have: ')
    await expect(row('Alone')).toContainText('Skerry drives this page. Driven by nothing: heading, fancy-box.')
    await expect(row('Landing')).toContainText('Skerry drives this page.')
    await expect(row('Search results')).toContainText('Nothing to do')
    await expect(row('Page not found')).toContainText('Nothing to do')
    const said = await row('Landing').textContent()
    await page.reload()
    expect(await row('Landing').textContent()).toBe(said)
    expect(await cms.html('/landing/')).toBe(before)
    expect(await axe(page, '#wpbody-content')).toEqual([])
    for (const [mode, cell] of [
      ['off', 'before'],
      ['on', 'after'],
    ] as const) {
      cms.set({ mode })
      // Counted another way: by the browser's requests, not by the page's resource timing.
      const visitor = await browser.newPage({ baseURL: cms.url, viewport: { width: 1440, height: 900 } })
      const bodies = new Map<string, Promise<Buffer>>()
      visitor.on('response', (response) => {
        if (/\.js(\?|$)/.test(response.url()) && response.ok()) bodies.set(response.url(), response.body())
      })
      await readThrough(visitor, '/landing/')
      const sizes = (await Promise.all(bodies.values())).map((body) => body.length)
      await visitor.close()
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      await expect(row('Landing').locator(`[data-cell="${cell}"]`)).toHaveText(`${sizes.length} files, ${Math.round(bytes / 1024)} KB`)
      // jQuery and what WordPress brings, the theme's menu and the builder's files; afterwards the core and two chunks.
      if (mode === 'off') expect([...bodies.keys()].join()).toContain('.bundle.min.js')
    }
  })

  test('archives, search and the 404 page are in the list, each with its verdict; if they forbid frames, it estimates what they load', async ({
    cms,
    page,
  }) => {
    cms.publish({ tabs: [TABS] })
    const remove = cms.addCode(
      'everywhere',
      `add_filter( 'stand_in_is_builders', '__return_true' ); add_action( 'send_headers', function () { header( 'X-Frame-Options: DENY' ); } );`,
    )
    cms.php(`
      $term = wp_insert_term( 'Rejsy', 'category' );
      wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Wpis', 'post_author' => 1, 'post_date' => '2024-05-06 07:08:09',
        'post_category' => array( $term['term_id'] ), 'tags_input' => 'sea' ) );`)
    await logIn(page, 'admin')
    const names = [
      'Category: Rejsy',
      'Tag: sea',
      'Author: admin',
      'Month: May 2024',
      'The latest posts',
      'Search results',
      'Page not found',
      'Wpis',
      'Tabs',
    ]
    await checkPages(page)
    await expectChecked(page, names.length)
    const rows = () => page.getByRole('row').filter({ hasText: 'Skerry drives this page.' }).getByRole('rowheader').allTextContents()
    expect((await rows()).sort()).toEqual([...names].sort())
    const tabs = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Tabs' }) })
    await expect(tabs.locator('[data-cell="after"]')).toHaveText(/^about \d files, \d\d KB$/)
    // They are kept, but not for ever once they are no longer measured.
    await page.reload()
    expect((await rows()).length).toBe(names.length)
    remove()
    cms.publish(PAGES)
  })

  test('both pages fit on a desktop and a phone, speak Polish, work from right to left and are accessible', async ({ cms, page }) => {
    const viewports = [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]
    await logIn(page, 'admin')
    // The CMS's own texts stay English.
    const language = path.join(cms.www, 'wp-content/mu-plugins/language.php')
    mkdirSync(path.dirname(language), { recursive: true })
    for (const direction of ['ltr', 'rtl']) {
      writeFileSync(
        language,
        `<?php add_filter( 'locale', function () { return 'pl_PL'; } );
        add_action( 'init', function () { $GLOBALS['wp_locale']->text_direction = '${direction}'; } );`,
      )
      // Overflow of the CMS's own pages does not count.
      const own = new Map<number, number>()
      await page.goto('/wp-admin/options-general.php')
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        own.set(viewport.width, Math.max(0, await overflow(page)))
        expect(own.get(viewport.width)).toBeLessThan(3)
      }
      for (const slug of ['skerry', 'skerry-pages']) {
        await page.goto(`/wp-admin/admin.php?page=${slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Skerry: (ustawienia|strony)/)
        expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
        for (const viewport of viewports) {
          const where = `${slug} ${direction}, ${viewport.width} px`
          await page.setViewportSize(viewport)
          expect(await overflow(page), where).toBeLessThanOrEqual(own.get(viewport.width) as number)
          expect(await axe(page, '#wpbody-content'), where).toEqual([])
        }
      }
    }
    rmSync(language)
  })

  // That the CMS finds them by the visitor's language, the Polish pages above show.
  test('the CMS reads each language of the plugin’s', async ({ cms }) => {
    const folder = path.join(cms.www, 'wp-content/plugins/skerry/languages')
    const files = readdirSync(folder).filter((file) => file.endsWith('.po'))
    expect(files).toHaveLength(9)
    const texts = ['Skerry: settings', 'Leave out these pages', 'Skerry: pages', 'Check these pages']
    const said = cms.php(`
      $all = array();
      foreach ( json_decode( '${JSON.stringify(files)}' ) as $file ) {
        unload_textdomain( 'skerry' );
        load_textdomain( 'skerry', WP_PLUGIN_DIR . '/skerry/languages/' . substr( $file, 0, -2 ) . 'mo' );
        $all[ $file ] = array_map( function ( $text ) { return translate( $text, 'skerry' ); }, json_decode( '${JSON.stringify(texts)}' ) );
      }
      echo wp_json_encode( $all );`)
    const wanted = files.map((file) => {
      const known = new Map(readPo(readFileSync(path.join(folder, file), 'utf8')).map((entry) => [entry.id, entry.texts[0] ?? '']))
      return [file, texts.map((text) => known.get(text) || text)]
    })
    expect(JSON.parse(said)).toEqual(Object.fromEntries(wanted))
  })

  for (const [name, width] of [
    ['a desktop', 1440],
    ['a narrow phone', 320],
  ] as const)
    test(`the admin bar says on ${name} what was done with the page, beside its other entries, and is accessible`, async ({
      cms,
      browser,
    }) => {
      cms.set({ mode: 'admins' })
      const page = await browser.newPage({ baseURL: cms.url, viewport: { width, height: 844 }, hasTouch: width < 782 })
      await logIn(page, 'admin')
      await page.goto('/landing/')
      const entry = page.locator('#wp-admin-bar-skerry')
      await expect(entry).toBeVisible()
      const bar = await page.locator('#wpadminbar').boundingBox()
      const box = await entry.boundingBox()
      expect(box && bar && box.y + box.height <= bar.y + bar.height + 1).toBe(true)
      if (width > 782) await entry.hover()
      else await entry.locator('> .ab-item').tap()
      await expect(page.locator('#wp-admin-bar-skerry-verdict')).toBeVisible()
      await expect(page.locator('#wp-admin-bar-skerry-verdict')).toContainText('Skerry drives this page.')
      const text = await page.locator('#wp-admin-bar-skerry-verdict .ab-item').evaluate((el) => {
        const range = document.createRange()
        range.selectNodeContents(el)
        return range.getBoundingClientRect().right
      })
      expect(text).toBeLessThanOrEqual(width)
      // What axe says of the CMS's own entries too does not count.
      const rules = async (part: string) => (await axe(page, part)).map((line) => line.replace(/:.*/s, ''))
      const own = await rules('#wp-admin-bar-site-name')
      expect((await rules('#wp-admin-bar-skerry')).filter((rule) => !own.includes(rule))).toEqual([])
      await page.close()
    })

  test('saving the settings, updating and removing the plugin empty the caches', async ({ cms }) => {
    const purges = (code: string) => cms.php(`add_action( 'litespeed_purge_all', function () { echo 'purged'; } ); ${code}`)
    expect(purges(`update_option( 'skerry', array( 'mode' => 'on' ) );`)).toBe('purged')
    expect(purges(`update_option( 'skerry', array( 'mode' => 'on' ) );`)).toBe('')
    expect(purges(`update_option( 'skerry_build', 'older' ); do_action( 'admin_init' );`)).toContain('purged')
    expect(
      purges(
        `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'skerry/skerry.php' ); activate_plugin( 'skerry/skerry.php' );`,
      ),
    ).toContain('purged')
  })
}
