// @vitest-environment node
/** The plugin’s tags and buffers, without a CMS around them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOf } from '../../scripts/check/wordpress-files'
import { type Plugin, startPlugin } from './plugin-cms'

const wordpress = filesOf('oldest') ?? filesOf('current')
/** What the tags need of the CMS and the build; `$filter` is what a filter adds to each script’s attributes. */
const CMS = `namespace {
  define( 'SKERRY_VERSION', '1.0.0' );
  function plugins_url( $path ) { return "/plugins/skerry/$path"; }
  function tag( $has, $code ) { $text = ''; foreach ( $has + $GLOBALS['filter'] as $name => $value ) { if ( false !== $value ) { $text .= " $name=\\"" . esc_attr( $value ) . '"'; } } return "<script$text>$code</script>\\n"; }
  function wp_get_script_tag( $has ) { return tag( $has, '' ); }
  function wp_get_inline_script_tag( $code, $has = array() ) { return tag( $has, $code ); }
}
namespace Skerry {
  function data( $name ) { return array( 'stub' => 'S', 'clicks' => 'C', 'held' => 'H', 'core' => array( 'file' => 'skerry.js', 'integrity' => 'sha384-x' ), 'css' => array( 'file' => 'a.css', 'integrity' => '' ), 'chunks' => array( 'tabs' => array( 'file' => 'tabs.js' ) ) ); }
`

describe.skipIf(!wordpress)('the plugin', () => {
  let plugin: Plugin
  beforeAll(async () => {
    // @ts-expect-error: a module without types
    plugin = await startPlugin(await import('@php-wasm/node-8-3'), wordpress as string)
  }, 60_000)
  afterAll(() => plugin.exit())

  it.each([
    ['as a filter adds it to scripts', `array( 'nonce' => 'abc' )`, 'array()', ''],
    [
      'as the page’s scripts have it',
      'array()',
      `array( array( 'has' => array( 'src' => 'x' ) ), array( 'has' => array( 'nonce' => 'abc' ) ) )`,
      '',
    ],
    [
      'as the policy says',
      'array()',
      'array()',
      `header( "Content-Security-Policy: default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'" );`,
    ],
  ])('gives its scripts and preloads the nonce %s', async (_, filter, scripts, more) => {
    const printed = await plugin.run(`${CMS} ${more} $GLOBALS['filter'] = ${filter}; Tags::use_nonce_of( ${scripts} );
      echo Tags::preload(), Tags::head( array( 'tabs' ), '' ), Tags::give_back(), Tags::globals(); }`)
    const tags = printed.match(/<(script|link rel="(module)?preload")[^>]*>/g) ?? []
    expect(tags).toHaveLength(7)
    for (const tag of tags) expect(tag.match(/ nonce="abc"/g), tag).toHaveLength(1)
  })
  it('adds no nonce where there is none', async () => {
    const printed = await plugin.run(
      `${CMS} $GLOBALS['filter'] = array(); Tags::use_nonce_of( array( array( 'has' => array( 'nonce' => '' ) ) ) ); echo Tags::preload(), Tags::head( array( 'tabs' ), '' ); }`,
    )
    expect(printed).toContain('modulepreload')
    expect(printed).not.toContain('nonce')
  })

  it.each([
    ['a plain one', 'ob_start();'],
    ['one that cannot be flushed', 'ob_start( null, 0, PHP_OUTPUT_HANDLER_CLEANABLE | PHP_OUTPUT_HANDLER_REMOVABLE );'],
    ['one that cannot be removed', 'ob_start( null, 0, 0 );'],
    ['one that cannot be removed around others', 'ob_start( null, 0, 0 ); ob_start(); ob_start();'],
    ['one that cannot be removed inside others', 'ob_start(); ob_start( null, 0, 0 );'],
  ])('sends the page once, and ends, whatever buffer another plugin leaves open: %s', async (_, open) => {
    const printed = await plugin.run(`${CMS}
      $page = new \\ReflectionClass( Page::class ); $level = $page->getProperty( 'level' ); $end = $page->getMethod( 'end' ); $level->setAccessible( true ); $end->setAccessible( true );
      function did_action() { return false; }
      ob_start( array( Page::class, 'pass' ) ); $level->setValue( null, ob_get_level() );
      echo 'a page'; ${open} echo ', its end'; $end->invoke( null, 'excluded' ); }`)
    expect(printed).toBe('a page, its end')
  })
})
