/** The tag, the command and the plugin decide the same on every page: each reads the same files in its own way. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { adoptPage } from '../../../scripts/adopt/pages'
import { readTable } from '../../../scripts/build/plugin-table'
import { filesOf } from '../../../scripts/check/wordpress-files'
import { type ContextOf, readContext, tag } from '../../unit/adopt-export'
import { startPlugin } from '../../unit/plugin-cms'
import { expect, test } from '../harness'
import { inShared } from '../shared-folder'
import { ACCORDION, INLINE, ourTag, widget } from './site'

const PATH = '/agreement/'
/** Pages by address. */
const served = new Map([[PATH, '<!doctype html><title>Frames</title>']])
const answer = (pathname: string) => {
  const html = served.get(pathname)
  if (html) return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  if (pathname in FILES) return new Response(FILES[pathname], { headers: { 'content-type': 'text/javascript' } })
  return /^\/(wp-|js\/|cdn-cgi|agreement)/.test(pathname) ? new Response('', { status: 404 }) : undefined
}
test.use({ siteOptions: { extra: answer } })

const P = '/wp-content/plugins'
const FILES: Record<string, string> = {
  '/wp-includes/js/jquery/jquery.min.js': '',
  [`${P}/elementor/assets/js/frontend.min.js`]: '',
  [`${P}/fancy/good.js`]:
    "jQuery(window).on('elementor/frontend/init', () => elementorFrontend.hooks.addAction('frontend/element_ready/fancy-box.default', run))",
  [`${P}/fancy/base.js`]: 'class A extends elementorModules.frontend.handlers.SwiperBase {}',
  [`${P}/fancy/needy.js`]: 'self.never && elementorFrontend.wheel.turn()',
  [`${P}/fancy/asks.js`]: 'if (elementorFrontend.wheel) elementorFrontend.wheel.turn()',
  [`${P}/fancy/sets.js`]: 'self.never && (elementorFrontend.wheel = {})',
  [`${P}/fancy/editor.js`]: 'elementorFrontend.isEditMode() && elementorFrontend.wheel.turn()',
  [`${P}/wpforms/needy.js`]: 'self.never && elementorFrontend.wheel.turn()',
  '/wp-content/themes/fancy/needy.js': 'self.never && elementorFrontend.wheel.turn()',
  '/wp-content/cache/min/1/1a2b.js': '/* webpackChunkelementor */',
  '/wp-content/cache/min/1/2c3d.js': 'self.webpackChunkelementor_fancy = []',
  '/js/needy.js': 'self.never && elementorFrontend.wheel.turn()',
}
const file = (name: string, attributes = '') =>
  `<script src="${/^(https:\/)?\//.test(name) ? name : `${P}/fancy/${name}`}"${attributes}></script>`
const START = tag('/wp-includes/js/jquery/jquery.min.js', ' id="jquery-core-js"')
const CONFIG = '<script id="elementor-frontend-js-before">var elementorFrontendConfig = {"version":"3.21.6"};</script>'
const MAIN = tag(`${P}/elementor/assets/js/frontend.min.js`, ' id="elementor-frontend-js"')
const printed = (body: string, more = '', end = CONFIG + MAIN) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">${START}</head><body>${body}${end}${more}</body></html>`

const OWN: [name: string, html: string, isTaken: boolean][] = [
  ['plain', printed(ACCORDION), true],
  ['undriven', printed(widget('woocommerce-booking')), false],
  ['newer element', printed('<div class="e-wheel-base" data-e-type="e-wheel"></div>'), false],
  [
    'atomic leaves',
    printed('<h2 class="e-heading-base" data-e-type="widget">a</h2><p class="e-paragraph-base" data-e-type="widget">b</p>'),
    true,
  ],
  ['unknown widget', printed(widget('fancy-box')), true],
  ['unknown widget with its script', printed(widget('fancy-box'), file('good.js')), true],
  ['a class that extends ours', printed(ACCORDION, file('base.js')), true],
  ['needy', printed(ACCORDION, file('needy.js')), false],
  ['needy, async', printed(ACCORDION, file('needy.js', ' async')), false],
  ['needy, module', printed(ACCORDION, file('needy.js', ' type="module"')), false],
  ['needy, nomodule', printed(ACCORDION, file('needy.js', ' nomodule')), true],
  ['needy, delayed', printed(ACCORDION, `<script type="pmdelayedscript" src="${P}/fancy/needy.js"></script>`), false],
  [
    'needy, delayed elsewhere',
    printed(ACCORDION, `<script type="rocketlazyloadscript" data-rocket-src="${P}/fancy/needy.js"></script>`),
    false,
  ],
  [
    'needy, waiting for consent',
    printed(ACCORDION, `<script type="text/plain" data-category="ads" src="${P}/fancy/needy.js"></script>`),
    true,
  ],
  ['needy, of a known plugin', printed(ACCORDION, file('/wp-content/plugins/wpforms/needy.js')), true],
  ['needy, of a theme', printed(ACCORDION, file('/wp-content/themes/fancy/needy.js')), false],
  ['needy, of the site', printed(ACCORDION, file('/js/needy.js')), false],
  ['needy beside what sets it', printed(ACCORDION, file('needy.js') + file('sets.js')), true],
  ['asking', printed(ACCORDION, file('asks.js')), true],
  ['for editors', printed(ACCORDION, file('editor.js')), true],
  ['missing', printed(ACCORDION, file('gone.js')), true],
  ['inline, needy', printed(ACCORDION, '<script>self.never && elementorFrontend.wheel.turn()</script>'), false],
  [
    'inline, guarded',
    printed(ACCORDION, '<script>window.elementorProFrontend && window.elementorProFrontend.modules.popup</script>'),
    true,
  ],
  ['handler, needy', printed(`${ACCORDION}<a onclick="elementorFrontend.wheel()">a</a>`), false],
  ['handler', printed(`${ACCORDION}<a onclick="elementorProFrontend.modules.popup.showPopup({id:1})">a</a>`), true],
  ['template', printed(ACCORDION, '<script type="text/template">elementorFrontend.wheel()</script>'), true],
  ['merged', printed(ACCORDION, file('/wp-content/cache/min/1/1a2b.js')), false],
  ['merged without the builder', printed(ACCORDION, file('/wp-content/cache/min/1/2c3d.js')), true],
  [
    'without its main file',
    printed(ACCORDION, '', `${CONFIG}<script id="elementor-pro-frontend-js" src="${P}/elementor-pro/assets/js/frontend.min.js"></script>`),
    false,
  ],
  ['builder delayed', printed(ACCORDION, '', CONFIG + MAIN.replace('<script src', '<script type="pmdelayedscript" data-src')), true],
  [
    'services',
    printed(
      ACCORDION,
      file('https://www.googletagmanager.com/gtag/js?id=1') + file('/cdn-cgi/scripts/1/cloudflare-static/email-decode.min.js'),
    ),
    true,
  ],
  [
    'libraries',
    printed(
      ACCORDION,
      file('https://cdn.jsdelivr.net/npm/swiper@9/swiper-bundle.min.js') + file('https://connect.facebook.net/en_US/fbevents.js'),
    ),
    true,
  ],
  ['no address', printed(ACCORDION, '<script src="https://"></script><script src="http://:0/"></script>'), true],
  ['copy elsewhere', printed(ACCORDION, file('https://other.example/wp-content/plugins/unknown/a.js')), false],
]

/** Saved pages, with the builder's scripts, which they have lost, and an add-on's. */
const saved = (): [string, string][] =>
  ['fixtures', 'corpus'].flatMap((folder) =>
    existsSync(inShared(folder))
      ? readdirSync(inShared(folder), { recursive: true, encoding: 'utf8' }).flatMap((name): [string, string][] => {
          if (!name.endsWith('.html')) return []
          const html = readFileSync(inShared(folder, name), 'utf8')
          const whole = /<head[^>]*>/i.test(html) && /<\/body>/i.test(html)
          return whole
            ? [
                [
                  name,
                  html
                    .replace(/<head[^>]*>/i, (head) => head + START)
                    .replace(/<\/body>(?![\s\S]*<\/body>)/i, `${CONFIG}${MAIN}${file('good.js')}</body>`),
                ],
              ]
            : []
        })
      : [],
  )

type Verdicts = Record<string, string>

async function byCommand(pages: [string, string][]): Promise<Verdicts> {
  const root = mkdtempSync(path.join(tmpdir(), 'skerry-agreement-'))
  for (const [name, code] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(root, name), code)
  }
  const contextOf: ContextOf = await readContext()
  const context = contextOf(root)
  const verdicts = pages.map(([name, html]) => [name, adoptPage(Buffer.from(html), 'index.html', context).code])
  rmSync(root, { recursive: true })
  return Object.fromEntries(verdicts)
}

/** The CMS's functions that only writing a page needs. */
const WRITING = `function wp_get_script_tag( $has ) { return '<script src="' . $has['src'] . '"></script>'; }
function wp_get_inline_script_tag( $text ) { return "<script>$text</script>"; }
function plugins_url( $path ) { return "http://site.test/$path"; }
define( 'SKERRY_VERSION', '1' ); define( 'ELEMENTOR_VERSION', '3.21.6' );`

async function byPlugin(pages: [string, string][], wordpress: string): Promise<Verdicts> {
  // @ts-expect-error: a module without types
  const plugin = await startPlugin(await import('@php-wasm/node-8-3'), wordpress)
  const file = { file: 'a.js', integrity: 'sha384-0123456789ab' }
  const built = { core: file, css: file, chunks: {}, stub: '', clicks: '', held: '' }
  plugin.write('/www/table.json', JSON.stringify({ coverage: await readTable(), built }))
  for (const [name, code] of Object.entries(FILES)) plugin.write(`/www${name}`, code)
  plugin.write('/www/pages.json', JSON.stringify(pages))
  const said = await plugin.run(`namespace { ${WRITING} } namespace Skerry {
    function data( $name ) { static $kept; $kept = $kept ?: json_decode( file_get_contents( '/www/table.json' ), true ); return $kept[ $name ]; }
    $codes = array();
    foreach ( json_decode( file_get_contents( '/www/pages.json' ), true ) as list( $name, $html ) ) { $codes[ $name ] = ( new Verdict( $html, '' ) )->code; }
    echo json_encode( $codes ); }`)
  plugin.exit()
  // A page that is too long for a slow machine says nothing.
  const codes = Object.entries(JSON.parse(said) as Verdicts).filter(([, code]) => code !== 'large')
  return Object.fromEntries(codes.map(([name, code]) => [name, code === 'taken' ? 'taken' : 'left']))
}

/** In the page: loads another one in a frame, and resolves with what our tag would do with it. */
async function verdictInFrame(src: string): Promise<{ decision: string; why: string[] }> {
  const frame = Object.assign(document.createElement('iframe'), { src, hidden: true })
  document.body.append(frame)
  const verdict = () => (frame.contentWindow as Window & { Skerry?: { takeover?: { decision: string; why: string[] } } }).Skerry?.takeover
  for (const end = performance.now() + 15_000; performance.now() < end && !verdict()?.decision.startsWith('would'); )
    await new Promise((done) => setTimeout(done, 20))
  const { decision = '', why = [] } = verdict() ?? {}
  frame.remove()
  return { decision, why }
}

test('the tag, the command and the plugin agree on every page', async ({ browser, site }) => {
  test.setTimeout(600_000)
  const others = saved()
  const pages = [...OWN.map(([name, html]): [string, string] => [name, html]), ...others]
  const wordpress = filesOf('oldest') ?? filesOf('current')
  const command = await byCommand(pages)
  const plugin = wordpress ? await byPlugin(pages, wordpress) : undefined

  // A page of its own: saved pages without their styles may report loops of observers. In hidden frames they
  // cost half of what they cost as pages.
  const page = await browser.newPage({ baseURL: site.url })
  await page.goto(PATH)
  const byTag: Verdicts = {}
  const why: Record<string, string[]> = {}
  for (const [i, [name, html]] of pages.entries()) {
    const address = `${PATH}${i}/`
    served.set(
      address,
      html.replace(/<head[^>]*>/i, (head) => head + INLINE + ourTag(' data-takeover="report"')),
    )
    const takeover = await page.evaluate(verdictInFrame, address)
    expect(takeover.decision, name).toMatch(/^would/)
    byTag[name] = takeover.decision === 'would take' ? 'taken' : 'left'
    why[name] = takeover.why
  }
  await page.context().close()
  const ofPages = (verdicts: Verdicts | undefined) => pages.map(([name]) => `${name}: ${verdicts?.[name] ?? byTag[name]}`)
  expect
    .soft(Object.fromEntries(OWN.map(([name]) => [name, byTag[name]])), JSON.stringify(why))
    .toEqual(Object.fromEntries(OWN.map(([name, , isTaken]) => [name, isTaken ? 'taken' : 'left'])))
  if (others.length) {
    const taken = others.filter(([name]) => byTag[name] === 'taken').length
    expect.soft(readFileSync('docs/site/index.md', 'utf8')).toContain(`${taken} of ${others.length} saved pages`)
  }
  expect.soft(ofPages(command)).toEqual(ofPages(byTag))
  expect.soft(ofPages(plugin)).toEqual(ofPages(byTag))
})
