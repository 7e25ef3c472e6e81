/**
 * node scripts/run.mjs scripts/release/plugin-pictures.ts
 * The pictures of the plugin's readme.txt, in embed/wordpress/assets as the plugin directory wants them: screenshot-1.png and so on, in the order of its
 * section Screenshots. Taken in a WordPress with the plugin and the demo's landing page.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser, launchArgs } from '../browser'
import { landingPage, startWordPress } from '../check/wordpress'
import { ensureWordPress } from '../check/wordpress-programs'
import { fail, root } from '../process'

const lack = await ensureWordPress()
if (lack) fail(lack)
const to = path.join(root, 'embed/wordpress/assets')
mkdirSync(to, { recursive: true })
const site = await startWordPress()
const widget = (type: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="${type}" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container"><h2>Trips</h2></div></div>`
const pages = { Home: landingPage(), 'Our boats': widget('heading'), Prices: widget('heading'), Weather: widget('fancy-radar') }
writeFileSync(path.join(site.www, 'pages.json'), JSON.stringify(pages))
site.php(`
  switch_theme( 'hello-elementor' );
  update_option( 'blogname', 'Boat trips' );
  update_option( 'active_plugins', array( 'elementor/elementor.php', 'skerry/skerry.php' ) );
  update_option( 'skerry', array( 'mode' => 'admins' ) );
  foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) { wp_delete_post( $post->ID, true ); }
  foreach ( json_decode( file_get_contents( ABSPATH . 'pages.json' ), true ) as $title => $content ) {
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( $content ) ) );
  }`)
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArgs })
const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1200, height: 750 }, reducedMotion: 'reduce' })
await page.request.post('/wp-login.php', { form: { log: 'admin', pwd: 'admin' }, maxRedirects: 0 })
const picture = (number: number) => page.screenshot({ path: path.join(to, `screenshot-${number}.png`) })

await page.goto('/wp-admin/admin.php?page=skerry-pages')
await page.getByRole('button', { name: 'Check these pages' }).click()
await page.getByText(/^(\d+) of \1 checked/).waitFor({ timeout: 240_000 })
await picture(1)
await page.goto('/wp-admin/admin.php?page=skerry')
await picture(2)
await browser.close()
await site.close()
process.exit()
