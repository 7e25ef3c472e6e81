import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { drivenBy, expect, TABS, test } from './site'

/** PHP that changes the whole page last, like an optimiser with the outermost buffer. `$html` is the page. */
const optimiser = (code: string) =>
  `if ( PHP_SAPI !== 'cli' && ! preg_match( '/wp-(admin|login)/', $_SERVER['REQUEST_URI'] ) ) { ob_start( function ( $html ) { ${code} return $html; } ); }`
/** Scripts of a type that browsers run, with or without those that opt out of optimisers. */
const scripts = (isRude: boolean) =>
  `~<script\\b(?![^>]*\\stype=["']?(?!text/javascript|module))${isRude ? '' : '(?![^>]*data-no-optimize)'}([^>]*)>(.*?)</script>~s`

/** The three ways in which a page outlives its making. Whatever changes later, exactly one runtime drives it. */
export function testCopies(): void {
  test.beforeAll(async ({ cms }) => {
    cms.set({ mode: 'on' })
    cms.publish({ tabs: [TABS] })
  })

  const serve = (page: Page, html: string) =>
    page.route('**/tabs/', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))

  test('a cached page that is older than our files is given back to the builder', async ({ cms, page }) => {
    const html = await cms.html('/tabs/')
    // The same addresses, except for the version.
    const old = html
      .replace(/(skerry\.js\?ver=[\d.]+-)\w{8}/g, '$100000000')
      .replace(/integrity="sha384-[^"]+"/g, `integrity="sha384-${'A'.repeat(64)}"`)
      .replace(/(chunks\/[\w-]+-)[0-9a-f]{8}/g, '$100000000')
    expect(old).not.toBe(html)
    await serve(page, old)
    await page.goto('/tabs/')
    expect(await drivenBy(page)).toBe('the builder')
  })

  test('an older page with the older script from a CDN is given back if the other files are gone', async ({ cms, page }) => {
    const html = await cms.html('/tabs/')
    await serve(page, html)
    await page.route('**/skerry/assets/chunks/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/tabs/')
    expect(await drivenBy(page)).toBe('the builder')
  })

  test('an older script that a CDN sends under the new address is refused', async ({ cms, page }) => {
    const script = readFileSync(path.join(cms.www, 'wp-content/plugins/skerry/assets/skerry.js'), 'utf8')
    await page.route('**/skerry.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: `${script};self.old=1` }))
    await page.goto('/tabs/')
    expect(await drivenBy(page)).toBe('the builder')
    expect(await page.evaluate(() => 'old' in window)).toBe(false)
  })

  test('a page cache stores the whole page, and the copy works like the page', async ({ cms, page }) => {
    const kept = `WP_CONTENT_DIR . '/copy.html'`
    const remove = cms.addCode(
      'copies',
      `if ( isset( $_GET['copy'] ) && is_file( ${kept} ) ) { header( 'Content-Type: text/html; charset=UTF-8' ); readfile( ${kept} ); exit; } ${optimiser(
        `if ( false !== strpos( $html, '</html>' ) ) { file_put_contents( ${kept}, $html ); }`,
      )}`,
    )
    const html = await cms.html('/tabs/')
    remove()
    expect(readFileSync(path.join(cms.www, 'wp-content/copy.html'), 'utf8')).toBe(html)
    await serve(page, html)
    await page.goto('/tabs/')
    expect(await drivenBy(page)).toBe('Skerry')
  })

  for (const isRude of [false, true]) {
    const manner = isRude ? 'which ignores opt-outs' : 'which respects opt-outs'

    test(`an optimiser that moves scripts to the page’s end, ${manner}`, async ({ cms, page }) => {
      const remove = cms.addCode(
        'copies',
        optimiser(
          `$moved = ''; $html = preg_replace_callback( '${scripts(isRude).replaceAll("'", "\\'")}', function ( $one ) use ( &$moved ) { $moved .= $one[0]; return ''; }, $html );
           $html = preg_replace( '~</body>~', $moved . '</body>', $html );`,
        ),
      )
      await page.goto('/tabs/')
      expect(await drivenBy(page)).not.toBe('nobody')
      remove()
    })

    test(`an optimiser that delays scripts until the visitor does something, ${manner}`, async ({ cms, page }) => {
      const loader = `<script>addEventListener('pointermove', async () => { for (const old of document.querySelectorAll('script[type=kept]')) {
        const script = document.createElement('script'); for (const { name, value } of old.attributes) if (name !== 'type') script.setAttribute(name === 'data-kept-src' ? 'src' : name, value);
        script.async = false; script.text = old.text; const loaded = new Promise((done) => (script.onload = script.onerror = done)); old.replaceWith(script); if (script.src) await loaded } }, { once: true })</script>`
      const remove = cms.addCode(
        'copies',
        optimiser(
          `$html = preg_replace_callback( '${scripts(isRude).replaceAll("'", "\\'")}', function ( $one ) { return '<script type=kept' . str_replace( ' src=', ' data-kept-src=', $one[1] ) . '>' . $one[2] . '</script>'; }, $html );
           $html = str_replace( '</body>', base64_decode( '${Buffer.from(loader).toString('base64')}' ) . '</body>', $html );`,
        ),
      )
      await page.goto('/tabs/')
      await page.mouse.move(50, 50)
      await page.mouse.move(60, 60)
      expect(await drivenBy(page)).not.toBe('nobody')
      remove()
    })

    test(`an optimiser that merges scripts into one file, ${manner}`, async ({ cms, page }) => {
      const remove = cms.addCode(
        'copies',
        optimiser(
          `$merged = ''; $html = preg_replace_callback( '${scripts(isRude).replaceAll("'", "\\'")}', function ( $one ) use ( &$merged ) {
             if ( preg_match( '~\\\\ssrc=["\\']?([^"\\' ?]+)~', $one[1], $src ) ) { $merged .= file_get_contents( str_replace( home_url( '/' ), ABSPATH, $src[1] ) ) . ";\\n"; } else { $merged .= $one[2] . ";\\n"; } return ''; }, $html );
           file_put_contents( WP_CONTENT_DIR . '/merged.js', $merged );
           $html = str_replace( '</body>', '<script src="' . content_url( 'merged.js' ) . '"></script></body>', $html );`,
        ),
      )
      await page.goto('/tabs/')
      expect(await drivenBy(page)).not.toBe('nobody')
      remove()
    })
  }

  test('somebody drives a page whose tags an optimiser changes before the page is complete', async ({ cms, page }) => {
    const remove = cms.addCode(
      'copies',
      `add_filter( 'script_loader_tag', function ( $tag ) { return str_replace( ' src=', ' type="kept" data-src=', $tag ); } );`,
    )
    await page.goto('/tabs/')
    // Its own loader, which would run the builder's, is not on this page.
    expect(await drivenBy(page)).toBe('Skerry')
    remove()
  })
}
