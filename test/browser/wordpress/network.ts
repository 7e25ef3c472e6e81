import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, logIn, TABS, test } from './site'

const PLUGIN_FUNCTIONS = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php';`
/** What is stored under our name, line by line, without the CMS's own lists of plugins. */
const STORED = `global $wpdb; foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) { foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $line ) {
  if ( preg_match( '/_?skerry/', wp_json_encode( array_diff_key( $line, array( 'post_content' => 1 ) ) ) ) && ! preg_match( '/uninstall_plugins|recently_activated|active_plugins|session_tokens/', wp_json_encode( $line ) ) ) { echo "$table: ", wp_json_encode( $line ), "\\n"; } } }`

/** A site's last tests: they turn it into a network and delete the plugin. */
export function testNetwork(): void {
  test.beforeAll(async ({ cms }) => {
    cms.set({ mode: 'on' })
    cms.publish({ tabs: [TABS] })
  })

  test('deactivated, the plugin changes nothing', async ({ cms }) => {
    expect(await cms.html('/tabs/')).toContain('skerry-js')
    cms.php(`${PLUGIN_FUNCTIONS} deactivate_plugins( 'skerry/skerry.php' );`)
    expect(await cms.html('/tabs/')).not.toContain('skerry')
  })

  test('activated for a network, it has its own settings on each site, which change what that site’s visitors get', async ({
    cms,
    page,
    problems,
  }) => {
    const { host } = new URL(cms.url)
    cms.php(
      `global $wpdb; require_once ABSPATH . 'wp-admin/includes/upgrade.php'; require_once ABSPATH . 'wp-admin/includes/network.php';
      foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) { $wpdb->$table = $prefixed; }
      install_network(); populate_network( 1, '${host}', 'admin@example.com', 'Net', '/', false );`,
    )
    const constants = Object.entries({
      ...{ WP_ALLOW_MULTISITE: true, MULTISITE: true, SUBDOMAIN_INSTALL: false },
      ...{ DOMAIN_CURRENT_SITE: host, PATH_CURRENT_SITE: '/', SITE_ID_CURRENT_SITE: 1, BLOG_ID_CURRENT_SITE: 1 },
    })
    writeFileSync(
      path.join(cms.www, 'wp-network.php'),
      `<?php ${constants.map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`).join(' ')}`,
    )
    cms.php(
      `${PLUGIN_FUNCTIONS} foreach ( array( 'elementor/elementor.php', 'skerry/skerry.php' ) as $one ) { $done = activate_plugin( $one, '', true ); if ( is_wp_error( $done ) ) { exit( 1 ); } }`,
    )
    // A site created after the activation.
    const id = cms.php(`
      $content = get_page_by_path( 'tabs' )->post_content;
      $id = wp_insert_site( array( 'domain' => '${host}', 'path' => '/two/', 'title' => 'Two', 'user_id' => 1 ) );
      if ( is_wp_error( $id ) ) { exit( 1 ); }
      // A network's sites have no port; the test's have one.
      global $wpdb; $wpdb->update( $wpdb->blogs, array( 'domain' => '${host}' ), array( 'blog_id' => $id ) ); clean_blog_cache( $id );
      switch_to_blog( $id );
      update_option( 'home', '${cms.url}/two' ); update_option( 'siteurl', '${cms.url}/two' );
      update_option( 'stylesheet', 'hello-elementor' ); update_option( 'template', 'hello-elementor' );
      echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tabs', 'post_name' => 'tabs', 'post_content' => wp_slash( $content ) ) );`)
    const two = `/two/?page_id=${id}`
    // As everywhere, it starts for administrators only; the first site keeps its settings.
    expect(await cms.html(two)).toMatch(/id=.elementor-frontend-js['"]/)
    expect(await cms.html(two)).not.toContain('skerry-js')
    expect(await cms.html('/tabs/')).toContain('skerry-js')
    await logIn(page, 'admin')
    const choose = async (site: string, name: RegExp) => {
      await page.goto(`${site}/wp-admin/admin.php?page=skerry`)
      await page.getByRole('radio', { name }).check()
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Settings saved.')).toBeVisible()
    }
    await choose('/two', /for everybody/)
    await choose('', /for nobody/)
    const html = await cms.html(two)
    expect(html).toContain('id="skerry-js"')
    expect(html).toMatch(/<script[^>]*type="skerry\/held"[^>]*id=.elementor-frontend-js['"]/)
    expect(await cms.html('/tabs/')).not.toContain('skerry')
    // What the admin page still asks for would be refused without them.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(two)
    await page.getByRole('tab', { name: 'Dojazd' }).click()
    await expect(page.getByText('Tramwajem')).toBeVisible()
    expect(await page.evaluate(() => (window as { ran?: string[] }).ran)).toBe(undefined)
    expect(problems(/gravatar/)).toEqual([])
  })

  test('deleted, it leaves nothing in the database of any site, and no file', async ({ cms }) => {
    cms.php(
      `switch_to_blog( 2 ); update_option( 'skerry_build', 'x' ); update_option( 'skerry_reports', array( '404' => array() ) ); update_post_meta( 1, '_skerry', array( 'code' => 'taken' ) );`,
    )
    const stored = cms.php(STORED)
    expect(stored).toMatch(/^wp_options: .*"skerry"/m)
    expect(stored.match(/^wp_2_(options|postmeta): /gm)?.length).toBeGreaterThan(2)
    cms.php(
      `${PLUGIN_FUNCTIONS} require_once ABSPATH . 'wp-admin/includes/update.php'; deactivate_plugins( 'skerry/skerry.php', false, true );
      $done = delete_plugins( array( 'skerry/skerry.php' ) ); if ( true !== $done ) { exit( 1 ); }`,
    )
    expect(cms.php(STORED)).toBe('')
    expect(existsSync(path.join(cms.www, 'wp-content/plugins/skerry'))).toBe(false)
  })
}
