// @vitest-environment node
import { loadPHPRuntime, PHP } from '@php-wasm/universal'
import { expect, it } from 'vitest'
import { filesOf } from '../../scripts/check/wordpress-files'
import { files, source, startPlugin } from './plugin-cms'

const wordpress = filesOf('oldest') ?? filesOf('current')

/** What the classes do with a page and with options, the same in every PHP version. */
const USE = `
use Skerry\\{Markup, Settings, Survey, Tags};
$elements = array();
new Survey( '<html><head></head><body><div class="a b" data-widget_type=\\'tabs.default\\' data-x>é</div><script>"<i data-y>"</script></body></html>', function ( $element ) use ( &$elements ) { $elements[] = $element; } );
echo json_encode( array(
  $elements,
  array_column( Markup::scripts( '<script id="a" src=x></script><SCRIPT>1</SCRIPT>' ), 2 ),
  Settings::sanitize( array( 'mode' => 'nope', 'exclude' => "contact/\\n17", 'allow' => "fancy-*, <b>\\nbox", 'consent_own' => 'a.example, "' ) ),
  Settings::is_excluded( 3, '/shop/tea' ),
  Tags::config( 'var elementorFrontendConfig = {"a":1};' ),
) );`
const USED = [
  [{ tag: 'div', attributes: { class: 'a b', 'data-widget_type': 'tabs.default', 'data-x': '' } }],
  ['', '1'],
  { mode: 'admins', exclude: '/contact/\n17', allow: 'fancy-*\nbox', consent: '', consent_own: 'a.example', motion: 'auto' },
  true,
  { elementorFrontendConfig: '{"a":1}' },
]

// The oldest, the newest and two in between; the tests in a real WordPress use another.
for (const [version, module] of [
  // @ts-expect-error: a module without types
  ['7.4', () => import('@php-wasm/node-7-4')],
  // @ts-expect-error: a module without types
  ['8.1', () => import('@php-wasm/node-8-1')],
  // @ts-expect-error: a module without types
  ['8.3', () => import('@php-wasm/node-8-3')],
  // @ts-expect-error: a module without types
  ['8.4', () => import('@php-wasm/node-8-4')],
] as const) {
  it(`the plugin is PHP that version ${version} can read`, async () => {
    const php = new PHP(await loadPHPRuntime(await (await module()).getPHPLoaderModule(), {}))
    const run = async (code: string) =>
      (await php.run({ code: `<?php error_reporting( E_ALL ); ini_set( 'display_errors', 1 ); ${code}` })).text
    expect(await run('echo PHP_VERSION;')).toMatch(new RegExp(`^${version.replace('.', '\\.')}\\.`))
    for (const file of files) {
      php.writeFile('/file.php', source(file))
      const parse = `try { token_get_all( file_get_contents( '/file.php' ), TOKEN_PARSE ); } catch ( ParseError $e ) { echo $e->getMessage(), ' on line ', $e->getLine(); }`
      expect(await run(parse), file).toBe('')
    }
    expect(files.filter((file) => file.includes('class-')).length).toBeGreaterThan(10)
    php.exit()
  }, 60_000)

  it.skipIf(!wordpress)(
    `version ${version} runs it without warnings`,
    async () => {
      const plugin = await startPlugin(await module(), wordpress as string)
      expect(JSON.parse(await plugin.run(USE))).toEqual(USED)
      plugin.exit()
    },
    60_000,
  )
}
