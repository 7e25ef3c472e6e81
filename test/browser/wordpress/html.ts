import type { Page } from 'playwright/test'
import { type Cms, drivenBy, expect, HEADING, type Mode, TABS, test } from './site'

const CLOSE = '</' + 'script>'
/** PHP that prints a string at a hook of the page. */
const print = (hook: string, text: string) =>
  `add_action( '${hook}', function () { echo base64_decode( '${Buffer.from(text).toString('base64')}' ); }, 1 );`
/** For each name the page of the CMS with that code, without the plugin and with it. */
async function pagesWith(cms: Cms, codes: readonly (readonly [name: string, code: string])[]) {
  const pages = async (mode: Mode) => {
    cms.set({ mode })
    const all: string[] = []
    for (const [, code] of codes) {
      const remove = cms.addCode('html', code)
      all.push(await cms.html('/heading/'))
      remove()
    }
    return all
  }
  const without = await pages('off')
  const after = await pages('on')
  return codes.map(([name], i) => ({ name, before: without[i] ?? '', after: after[i] ?? '' }))
}
const hasJQuery = (page: Page) => page.evaluate(() => 'jQuery' in window)

/** Page content that looks like something else. */
export function testHtml(): void {
  test.beforeAll(async ({ cms }) => {
    cms.set({ mode: 'on' })
    cms.publish({ tabs: [TABS], heading: [HEADING] })
  })

  const ODD = [
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
  ] as const
  test('Skerry alone drives a page with odd markup', async ({ cms, page, each }) => {
    await each(
      ODD,
      ([name]) => name,
      async ([, code]) => {
        const remove = cms.addCode('html', code)
        await page.goto('/tabs/')
        expect(await drivenBy(page)).toBe('Skerry')
        remove()
      },
    )
  })

  test('a page that may be misread is byte for byte as without the plugin', async ({ cms }) => {
    for (const { name, before, after } of await pagesWith(cms, [
      ['a comment has no end', print('wp_footer', '<!-- ')],
      ['a picture holds a script', print('wp_footer', `<svg><script>self.drawn=1${CLOSE}</svg>`)],
      ['a zero byte is in it', print('wp_footer', 'a\0b')],
      [
        'it is sent with a type other than HTML',
        `add_action( 'wp_headers', function ( $all ) { return array( 'Content-Type' => 'application/xhtml+xml; charset=utf-8' ) + $all; } );`,
      ],
      ['it breaks off', `add_action( 'wp_footer', function () { exit; }, PHP_INT_MAX );`],
      ['its encoding may make letters look like tags', `add_filter( 'pre_option_blog_charset', function () { return 'ISO-2022-JP'; } );`],
    ])) {
      expect(before.length, name).toBeGreaterThan(1000)
      expect(after, name).toBe(before)
    }
  })

  const HANDLERS = [
    `<a class="try" onClick="jQuery(this).text('done');return false">x</a>`,
    `<a class="try" onclick=jQuery(this).text('done')>x</a>`,
    `<a class="try" href="javascript:void(jQuery('.try').text('done'))">x</a>`,
    `<a class="try" onclick="&#106;Query(this).text('done')">x</a>`,
    `<a class="try" onclick="window.$ = jQuery">x</a><script>document.querySelector('.try').onclick = () => window.jQuery('.try').text('done')${CLOSE}`,
    `<a class="try">x</a><script type="text/jscript">jQuery(function () { jQuery('.try').on('click', function () { jQuery(this).text('done') }) })${CLOSE}`,
    `<a class="try">x</a><script language="javascript1.5">window["jQuery"](".try").on("click", function () { this.textContent = "done" })${CLOSE}`,
    `<a class="try">x</a><script src="data:text/javascript,jQuery('.try').on('click',function(){this.textContent='done'})">${CLOSE}`,
  ]
  test('jQuery stays for handlers that use it', async ({ cms, page, each }) => {
    await each(
      HANDLERS,
      (handler) => handler,
      async (handler) => {
        const remove = cms.addCode('html', print('wp_footer', handler).replace(', 1 );', ', 999 );'))
        await page.goto('/heading/')
        expect(await hasJQuery(page)).toBe(true)
        await page.locator('.try').click()
        await expect(page.locator('.try')).toHaveText('done')
        expect(await page.evaluate(() => (window as { ran?: string[] }).ran)).toBe(undefined)
        remove()
      },
    )
  })

  test('a long page is never empty', async ({ cms }) => {
    const paragraph = `<p title="${'x'.repeat(1000)}"></p>`
    const long = [
      ['4 MB', `<div class="elementor-element" data-id="abc123" data-element_type="widget"><h2 class="t">x</h2></div>`, 40_000, '64M'],
      ['80,000 tags', '<b></b>', 80_000, '64M'],
      ['2 MB with little memory', paragraph, 2000, '40M'],
      ['2 MB with any memory', paragraph, 2000, '-1'],
    ] as const
    const codes = long.map(([name, piece, times, memory]) => {
      const code = `ini_set( 'memory_limit', '${memory}' ); add_action( 'wp_footer', function () { echo str_repeat( '${piece}', ${times} ); }, 1 );`
      return [name, code] as const
    })
    for (const [i, { name, before, after }] of (await pagesWith(cms, codes)).entries()) {
      const [, piece = '', times = 0] = long[i] ?? []
      expect(before.length, name).toBeGreaterThan(piece.length * times)
      // Unchanged, or with our tags and nothing lost.
      if (after !== before) expect(after, name).toMatch(/skerry-js-held[\s\S]*<\/html>\s*$/)
      expect(after.split(piece).length, name).toBe(times + 1)
    }
  })

  test('a page is never empty, however little memory there is', async ({ cms }) => {
    const codes = [9, 10, 11, 12, 13, 14, 16, 20, 64].map((memory) => {
      const code = `add_action( 'wp_footer', function () { ini_set( 'memory_limit', '${memory}M' ); echo str_repeat( '<p title="${'x'.repeat(200)}"></p>', 5000 ); }, 1 );`
      return [`${memory} MB`, code] as const
    })
    // If the page alone is too much, nothing helps.
    const pages = (await pagesWith(cms, codes)).filter(({ before }) => before.includes('</html>'))
    for (const { name, after } of pages) expect(after, name).toMatch(/<\/html>\s*$/)
    // The narrow range of memory in between moves with the CMS and PHP.
    const results = pages.map(({ before, after }) => (after.includes('skerry-js') ? 'taken' : after === before ? 'as it was' : 'other'))
    expect(results).toContain('as it was')
    expect(results.at(-1)).toBe('taken')
  })

  test('a page is sent unchanged if the request ends while we judge it', async ({ cms }) => {
    // Other code may run meanwhile: the filter for our tags' attributes runs then.
    const filter = (end: string) =>
      `add_filter( 'wp_script_attributes', function ( $has ) { if ( 'skerry-js' === ( $has['id'] ?? '' ) ) { ${end} } return $has; } );`
    // PHP may add a message of its own.
    for (const { name, before, after } of await pagesWith(cms, [
      ['by the time', filter('set_time_limit( 1 ); while ( true ) { md5( 1 ); }')],
      ['by another plugin', filter(`throw new Error( 'broken' );`)],
    ]))
      expect(after.startsWith(before.trimEnd()), name).toBe(true)
  })
}
