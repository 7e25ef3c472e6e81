import type { Page } from 'playwright/test'
import { drivenBy, expect, HEADING, TABS, test } from './site'

const CLOSE = '</' + 'script>'
/** PHP that prints a string at a hook of the page. */
const print = (hook: string, text: string) =>
  `add_action( '${hook}', function () { echo base64_decode( '${Buffer.from(text).toString('base64')}' ); }, 1 );`
const hasJQuery = (page: Page) => page.evaluate(() => 'jQuery' in window)

/** Page content that looks like something else. */
export function testHtml(): void {
  test.beforeAll(async ({ cms }) => {
    cms.set({ mode: 'on' })
    cms.publish({ tabs: [TABS], heading: [HEADING] })
  })

  for (const [name, code] of [
    ['the end of the head stands in a comment', print('wp_head', '<!-- Paste this before the closing </head> tag -->')],
    [
      'the end of the head is in a script',
      print('wp_head', `<script>function p(){open().document.write("<html><head></head><body>")}${CLOSE}`),
    ],
    [
      'the end of the body is in a script and in a comment',
      print('wp_footer', `<script>self.end = "</body></html>"${CLOSE}<!-- </body> -->`),
    ],
    [
      'the builder’s tag is in an attribute',
      print('wp_footer', `<p hidden title="<script id='elementor-frontend-js' src='x.js'>${CLOSE}">x</p>`),
    ],
    [
      'a script is in noscript and in a template',
      print('wp_footer', `<noscript><script>a(${CLOSE}</noscript><template><script>b(${CLOSE}</template>`),
    ],
    ['a byte order mark precedes the page', `add_action( 'template_redirect', function () { echo "\\xEF\\xBB\\xBF"; }, PHP_INT_MAX );`],
  ] as const)
    test(`${name}: Skerry alone drives the page`, async ({ cms, page }) => {
      const remove = cms.addCode('html', code)
      await page.goto('/tabs/')
      expect(await drivenBy(page)).toBe('Skerry')
      remove()
    })

  for (const [name, code] of [
    ['a comment has no end', print('wp_footer', '<!-- ')],
    ['a picture holds a script', print('wp_footer', `<svg><script>self.drawn=1${CLOSE}</svg>`)],
    ['a zero byte is in it', print('wp_footer', 'a\0b')],
    [
      'it is sent with a type other than HTML',
      `add_action( 'wp_headers', function ( $all ) { return array( 'Content-Type' => 'application/xhtml+xml; charset=utf-8' ) + $all; } );`,
    ],
    ['it breaks off', `add_action( 'wp_footer', function () { exit; }, PHP_INT_MAX );`],
    ['its encoding may make letters look like tags', `add_filter( 'pre_option_blog_charset', function () { return 'ISO-2022-JP'; } );`],
  ] as const)
    test(`${name}: the page is byte for byte as without the plugin`, async ({ cms }) => {
      const remove = cms.addCode('html', code)
      cms.set({ mode: 'off' })
      const before = await cms.html('/heading/')
      expect(before.length).toBeGreaterThan(1000)
      cms.set({ mode: 'on' })
      expect(await cms.html('/heading/')).toBe(before)
      remove()
    })

  for (const handler of [
    `<a class="try" onClick="jQuery(this).text('done');return false">x</a>`,
    `<a class="try" onclick=jQuery(this).text('done')>x</a>`,
    `<a class="try" href="javascript:void(jQuery('.try').text('done'))">x</a>`,
    `<a class="try" onclick="&#106;Query(this).text('done')">x</a>`,
    `<a class="try" onclick="window.$ = jQuery">x</a><script>document.querySelector('.try').onclick = () => window.jQuery('.try').text('done')${CLOSE}`,
    `<a class="try">x</a><script type="text/jscript">jQuery(function () { jQuery('.try').on('click', function () { jQuery(this).text('done') }) })${CLOSE}`,
    `<a class="try">x</a><script language="javascript1.5">window["jQuery"](".try").on("click", function () { this.textContent = "done" })${CLOSE}`,
    `<a class="try">x</a><script src="data:text/javascript,jQuery('.try').on('click',function(){this.textContent='done'})">${CLOSE}`,
  ])
    test(`jQuery stays for ${handler.replace(/\s+/g, ' ').slice(0, 70)}`, async ({ cms, page }) => {
      const remove = cms.addCode('html', print('wp_footer', handler).replace(', 1 );', ', 999 );'))
      await page.goto('/heading/')
      expect(await hasJQuery(page)).toBe(true)
      await page.locator('.try').click()
      await expect(page.locator('.try')).toHaveText('done')
      expect(await page.evaluate(() => (window as { ran?: string[] }).ran)).toBe(undefined)
      remove()
    })

  for (const [name, piece, times, memory] of [
    ['of 4 MB', `<div class="elementor-element" data-id="abc123" data-element_type="widget"><h2 class="t">x</h2></div>`, 40_000, '64M'],
    ['of 80,000 tags', '<b></b>', 80_000, '64M'],
    ['of 2 MB with little memory', `<p title="${'x'.repeat(1000)}"></p>`, 2000, '40M'],
    ['of 2 MB with any memory', `<p title="${'x'.repeat(1000)}"></p>`, 2000, '-1'],
  ] as const)
    test(`a page ${name} is never empty`, async ({ cms }) => {
      const remove = cms.addCode(
        'html',
        `ini_set( 'memory_limit', '${memory}' ); add_action( 'wp_footer', function () { echo str_repeat( '${piece}', ${times} ); }, 1 );`,
      )
      cms.set({ mode: 'off' })
      const before = await cms.html('/heading/')
      cms.set({ mode: 'on' })
      const after = await cms.html('/heading/')
      expect(before.length).toBeGreaterThan(piece.length * times)
      // Unchanged, or with our tags and nothing lost.
      if (after !== before) expect(after).toMatch(/skerry-js-held[\s\S]*<\/html>\s*$/)
      expect(after.split(piece).length).toBe(times + 1)
      remove()
    })

  test('a page is never empty, however little memory there is', async ({ cms }) => {
    const results = new Set<string>()
    for (let memory = 16; memory <= 64; memory += 4) {
      const remove = cms.addCode(
        'html',
        `add_action( 'wp_footer', function () { ini_set( 'memory_limit', '${memory}M' ); echo str_repeat( '<p title="${'x'.repeat(200)}"></p>', 10000 ); }, 1 );`,
      )
      cms.set({ mode: 'off' })
      const before = await cms.html('/heading/')
      cms.set({ mode: 'on' })
      const after = await cms.html('/heading/')
      remove()
      // If the page alone is too much, nothing helps.
      if (!before.includes('</html>')) continue
      expect(after, `${memory} MB`).toMatch(/<\/html>\s*$/)
      results.add(after === before ? 'as it was' : 'taken')
    }
    // The narrow range of memory in between moves with the CMS and PHP.
    expect([...results]).toContain('taken')
  })

  for (const [name, end] of [
    ['the time', 'set_time_limit( 1 ); while ( true ) { md5( 1 ); }'],
    ['another plugin', `throw new Error( 'broken' );`],
  ] as const)
    test(`a page is sent unchanged if ${name} ends the request while we judge it`, async ({ cms }) => {
      // Other code may run meanwhile: the filter for our tags' attributes runs then.
      const remove = cms.addCode(
        'html',
        `add_filter( 'wp_script_attributes', function ( $has ) { if ( 'skerry-js' === ( $has['id'] ?? '' ) ) { ${end} } return $has; } );`,
      )
      cms.set({ mode: 'off' })
      const before = await cms.html('/heading/')
      cms.set({ mode: 'on' })
      // PHP may add a message of its own.
      expect((await cms.html('/heading/')).startsWith(before.trimEnd())).toBe(true)
      remove()
    })
}
