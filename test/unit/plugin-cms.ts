/** The plugin's classes in a PHP process of their own, with what they need from the CMS: its tag processor, and short stand-ins for a few functions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadPHPRuntime, PHP } from '@php-wasm/universal'

const folder = path.resolve(import.meta.dirname, '../../embed/wordpress/skerry')
/** The plugin's PHP files, below its folder. */
export const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.php'))
export const source = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** The files of the CMS's tag processor, in load order; older versions have no decoder. */
const PROCESSOR = ['attribute-token', 'span', 'text-replacement', 'decoder', 'tag-processor']

/** The CMS functions that the classes call here. */
const FUNCTIONS = `define( 'ABSPATH', '/www/' ); define( 'WPINC', 'wp-includes' ); define( 'WP_CONTENT_DIR', '/www/wp-content' ); define( 'SKERRY_FILE', '/www/wp-content/plugins/skerry/skerry.php' );
function sanitize_text_field( $text ) { return trim( preg_replace( '/[\\r\\n\\t ]+/', ' ', strip_tags( $text ) ) ); }
function untrailingslashit( $text ) { return rtrim( $text, '/' ); }
function get_option( $name, $else = false ) { global $options; return $options[ $name ] ?? ( 'skerry' === $name ? array( 'exclude' => '/shop/*' ) : $else ); }
function update_option( $name, $value ) { global $options; $options[ $name ] = $value; }
function __( $text ) { return $text; }
function _doing_it_wrong( $name, $text ) { throw new Exception( "$name: $text" ); }
function wp_kses_uri_attributes() { return array( 'src', 'href' ); }
function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false ); }
function esc_url( $text ) { return $text; }
function wp_convert_hr_to_bytes( $text ) { return (int) $text * ( false === stripos( $text, 'm' ) ? 1 : 1048576 ); }
function wp_parse_url( $url ) { return parse_url( $url ); }
function wp_has_noncharacters() { return false; }
function wp_scripts() { global $registered; return (object) array( 'registered' => (array) $registered ); }
function is_ssl() { return false; }
function home_url() { return 'http://site.test'; }
function site_url( $path = '' ) { return "http://site.test$path"; }
function content_url( $path = '' ) { return "http://site.test/wp-content$path"; }
function includes_url() { return 'http://site.test/wp-includes/'; }
if ( ! function_exists( 'str_starts_with' ) ) { function str_starts_with( $text, $start ) { return '' === $start || 0 === strpos( $text, $start ); } }
if ( ! function_exists( 'str_contains' ) ) { function str_contains( $text, $part ) { return '' === $part || false !== strpos( $text, $part ); } }
if ( ! function_exists( 'str_ends_with' ) ) { function str_ends_with( $text, $end ) { return substr( $text, -strlen( $end ) ) === $end; } }`

export interface Plugin {
  /** Runs code with the plugin's classes, and returns its output, warnings included. */
  run: (code: string) => Promise<string>
  write: (file: string, text: string) => void
  exit: () => void
}

/** `wordpress` is the folder of a WordPress whose tag processor is taken. */
export async function startPlugin(module: { getPHPLoaderModule: () => unknown }, wordpress: string): Promise<Plugin> {
  const php = new PHP(await loadPHPRuntime((await module.getPHPLoaderModule()) as Parameters<typeof loadPHPRuntime>[0], {}))
  const run = async (code: string) =>
    (await php.run({ code: `<?php error_reporting( E_ALL ); ini_set( 'display_errors', 1 ); ${code}` })).text
  for (const place of ['/cms', '/plugin', '/www', '/www/wp-content']) php.mkdir(place)
  const needed: string[] = []
  for (const name of PROCESSOR) {
    const file = path.join(wordpress, `wp-includes/html-api/class-wp-html-${name}.php`)
    if (!existsSync(file)) continue
    php.writeFile(`/cms/${name}.php`, readFileSync(file, 'utf8'))
    needed.push(`require '/cms/${name}.php';`)
  }
  const entities = path.join(wordpress, 'wp-includes/html-api/html5-named-character-references.php')
  const tokenMap = path.join(wordpress, 'wp-includes/class-wp-token-map.php')
  if (existsSync(entities)) {
    php.writeFile('/cms/token-map.php', readFileSync(tokenMap, 'utf8'))
    php.writeFile('/cms/entities.php', readFileSync(entities, 'utf8'))
    needed.unshift(`require '/cms/token-map.php'; require '/cms/entities.php';`)
  }
  for (const [i, file] of files.entries()) {
    php.writeFile(`/plugin/${i}.php`, source(file))
    if (path.basename(file).startsWith('class-')) needed.push(`require '/plugin/${i}.php';`)
  }
  return {
    run: (code) => {
      // PHP wants a namespace declared before it is used.
      php.writeFile('/plugin/use.php', `<?php ${code}`)
      return run(`${FUNCTIONS} ${needed.join(' ')} require '/plugin/use.php';`)
    },
    write: (file, text) => {
      php.mkdirTree(path.posix.dirname(file))
      php.writeFile(file, text)
    },
    exit: () => php.exit(),
  }
}
