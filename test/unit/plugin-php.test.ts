// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadPHPRuntime, PHP } from '@php-wasm/universal'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../embed/wordpress/skerry')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.php'))

/** The functions of the CMS that the classes call here. */
const CMS = `define( 'ABSPATH', '/' );
function sanitize_text_field( $text ) { return trim( preg_replace( '/[\\r\\n\\t ]+/', ' ', strip_tags( $text ) ) ); }
function untrailingslashit( $text ) { return rtrim( $text, '/' ); }
function get_option() { return array( 'exclude' => "/shop/*" ); }`

/** What the classes do with a page and with options: the same in every PHP. */
const USE = `
use Skerry\\{Markup, Settings, Tags};
echo json_encode( array(
  Markup::elements( '<div class="a b" data-widget_type=\\'tabs.default\\' data-x>é</div><script>"<i data-y>"</script>' ),
  array_column( Markup::scripts( '<script id="a" src=x></script><SCRIPT>1</SCRIPT>' ), 2 ),
  Settings::sanitize( array( 'mode' => 'nope', 'exclude' => "contact/\\n17", 'consent_own' => 'a.example, "' ) ),
  Settings::is_excluded( 3, '/shop/tea' ),
  Tags::config( 'var elementorFrontendConfig = {"a":1};' ),
) );`
const USED = [
  [{ tag: 'div', attributes: { class: 'a b', 'data-widget_type': 'tabs.default', 'data-x': '' } }],
  ['', '1'],
  { mode: 'admins', exclude: '/contact/\n17', consent: '', consent_own: 'a.example', motion: 'auto' },
  true,
  { elementorFrontendConfig: '{"a":1}' },
]

// The oldest, the newest, and two between them; the tests in a real WordPress have another.
for (const [version, module] of [
  // @ts-expect-error: a module without types
  ['7.4', () => import('@php-wasm/node-7-4')],
  // @ts-expect-error: a module without types
  ['8.1', () => import('@php-wasm/node-8-1')],
  // @ts-expect-error: a module without types
  ['8.3', () => import('@php-wasm/node-8-3')],
  // @ts-expect-error: a module without types
  ['8.4', () => import('@php-wasm/node-8-4')],
] as const)
  it(`the plugin is PHP that version ${version} reads and runs without a word`, async () => {
    const php = new PHP(await loadPHPRuntime(await (await module()).getPHPLoaderModule(), {}))
    const run = async (code: string) =>
      (await php.run({ code: `<?php error_reporting( E_ALL ); ini_set( 'display_errors', 1 ); ${code}` })).text
    expect(await run('echo PHP_VERSION;')).toMatch(new RegExp(`^${version.replace('.', '\\.')}\\.`))
    php.mkdir('/plugin')
    const classes: string[] = []
    for (const [i, file] of files.entries()) {
      php.writeFile(`/plugin/${i}.php`, readFileSync(path.join(folder, file), 'utf8'))
      const parse = `try { token_get_all( file_get_contents( '/plugin/${i}.php' ), TOKEN_PARSE ); } catch ( ParseError $e ) { echo $e->getMessage(), ' on line ', $e->getLine(); }`
      expect(await run(parse), file).toBe('')
      if (path.basename(file).startsWith('class-')) classes.push(`require '/plugin/${i}.php';`)
    }
    expect(classes.length).toBeGreaterThan(10)
    // Of a namespace and its use, PHP wants the declaration first.
    const code = `${CMS} ${classes.join(' ')}`
    expect(await run(code)).toBe('')
    php.writeFile('/plugin/use.php', `<?php ${USE}`)
    expect(JSON.parse(await run(`${code} require '/plugin/use.php';`))).toEqual(USED)
    php.exit()
  }, 60_000)
