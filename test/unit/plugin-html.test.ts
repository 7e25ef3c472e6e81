// @vitest-environment node
/** The plugin reads a page as a browser does: compared with parse5, which follows the standard exactly. */
import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOf } from '../../scripts/check/wordpress-files'
import { type Plugin, startPlugin } from './plugin-cms'
import { CLOSE, ONE, page, READABLE, UNREADABLE } from './plugin-html-pages'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']
interface Survey {
  readable: boolean
  scripts: [start: number, end: number, content: string][]
  handlers: string[]
  places: { early: number | null; head: number | null; body: number | null }
}

const isElement = (node: Node): node is Element => 'tagName' in node
const children = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...(isElement(node) && node.tagName === 'template' && node.attrs.some(({ name }) => name === 'shadowrootmode')
    ? [(node as DefaultTreeAdapterMap['template']).content]
    : []),
]

/** The scripts that a browser runs, in page order: where they begin and end, and their text. */
function scriptsOf(html: string): Survey['scripts'] {
  const found: Survey['scripts'] = []
  const walk = (node: Node) => {
    if (isElement(node) && node.tagName === 'script') {
      const { startOffset, endOffset } = node.sourceCodeLocation ?? { startOffset: -1, endOffset: -1 }
      found.push([startOffset, endOffset, node.childNodes.map((text) => ('value' in text ? text.value : '')).join('')])
    }
    children(node).forEach(walk)
  }
  walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: true }))
  return found.sort(([a], [b]) => a - b)
}

const READ = `use Skerry\\Survey;
$out = array();
foreach ( json_decode( file_get_contents( '/www/pages.json' ), true ) as $name => $html ) {
  $html   = base64_decode( $html );
  $survey = new Survey( $html );
  $scripts = array_map( function ( $one ) { return array( $one['start'], $one['end'], $one['content'] ); }, $survey->scripts );
  $out[ $name ] = array( 'readable' => (bool) $survey->is_readable, 'scripts' => $scripts, 'handlers' => array_map( 'strval', array_keys( $survey->handlers ) ), 'places' => $survey->places );
}
echo json_encode( $out );`

for (const edition of ['oldest', 'current'] as const) {
  const wordpress = filesOf(edition)
  describe.skipIf(!wordpress)(`with the tag processor of the ${edition} WordPress`, () => {
    let plugin: Plugin
    beforeAll(async () => {
      // @ts-expect-error: a module without types
      plugin = await startPlugin(await import('@php-wasm/node-8-3'), wordpress as string)
    }, 60_000)
    afterAll(() => plugin.exit())

    const survey = async (pages: Record<string, string>): Promise<Record<string, Survey>> => {
      const encoded = Object.entries(pages).map(([name, html]) => [name, Buffer.from(html, 'latin1').toString('base64')])
      plugin.write('/www/pages.json', JSON.stringify(Object.fromEntries(encoded)))
      return JSON.parse(await plugin.run(READ))
    }
    /** Bytes, because PHP counts those. */
    const bytes = (html: string) => Buffer.from(html, 'utf8').toString('latin1')

    it('reads what a browser reads', async () => {
      const read = await survey(Object.fromEntries(Object.entries(READABLE).map(([name, html]) => [name, bytes(html)])))
      for (const [name, html] of Object.entries(READABLE)) {
        expect(read[name]?.readable, name).toBe(true)
        // parse5 drops the byte order mark.
        const offset = bytes(html).startsWith('\u00ef\u00bb\u00bf') ? 3 : 0
        const expected = scriptsOf(bytes(html).slice(offset)).map(([start, end, content]) => [start + offset, end + offset, content])
        expect(read[name]?.scripts, name).toEqual(expected)
      }
    })

    it('leaves alone what it cannot be sure of', async () => {
      const read = await survey(UNREADABLE)
      for (const name of Object.keys(UNREADABLE)) expect(read[name]?.readable, name).toBe(false)
    })

    it('agrees with the standard on random pages, or leaves them alone', async () => {
      const pieces = [
        ...['<script>', CLOSE, ONE, '<style>', '</style>', '<title>', '</title>', '<textarea>', '</textarea>', '<noscript>', '</noscript>'],
        ...[
          '<template>',
          '</template>',
          '<svg>',
          '</svg>',
          '<!--',
          '-->',
          '--!>',
          '<![CDATA[',
          ']]>',
          '<p title="',
          '">',
          "'",
          '<',
          '</',
          '>',
        ],
        ...[
          '<div>',
          '</div>',
          '<iframe>',
          '</iframe>',
          '<b onclick=x()>',
          'text',
          '<script src=a></script>',
          '<math>',
          '</math>',
          '<SCRIPT',
          '/',
        ],
      ]
      let seed = 7
      const next = (limit: number) => {
        seed = (seed * 48271) % 2147483647
        return seed % limit
      }
      const pages: Record<string, string> = {}
      for (let i = 0; i < 3000; i++)
        pages[`page ${i}`] = page(Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join(''))
      const read = await survey(pages)
      let compared = 0
      for (const [name, html] of Object.entries(pages)) {
        if (!read[name]?.readable) continue
        compared++
        expect(read[name]?.scripts, html).toEqual(scriptsOf(html))
      }
      // Otherwise it is empty.
      expect(compared).toBeGreaterThan(500)
    }, 60_000)

    it('inserts at the end of head and body, and preloads our script before all others and after the encoding', async () => {
      const html = page(
        `${ONE}<script>"</body>"${CLOSE}`,
        '<!-- </head> --><title>x</title><link rel=icon><meta charset=utf-8><style></style>',
      )
      const { places } = (await survey({ html })).html as Survey
      expect(places).toEqual({
        early: html.indexOf('<style>'),
        head: html.lastIndexOf('</head>'),
        body: html.lastIndexOf('</body>'),
      })
    })

    it('ends the head where a browser does', async () => {
      const pages = [
        ...[
          '<title>x</title><p>y',
          '<title>x</title>y<p>',
          '<p>',
          'y',
          '<!-- a --><meta name=a><!-- b --><div>',
          ' \n<style></style>\n <b>',
        ],
        ...['<head><title>x</title><div>', '<head><link rel=a>y', '<title>x</title></p></div></head><b>', '<title>x</title></br>'],
        ...['<noscript><p></noscript><script></script><i>', '<template><p>y</p></template><u>', '<template></template></template>y<u>'],
        ...['<body>', '<title>x</title><body>', '<svg></svg>', '<title>x</title>< y<p>', '<script></script><!-- a -->\u00a0<p>'],
      ].map((start) => `<!doctype html><html>${start}${ONE}</body></html>`)
      const read = await survey(Object.fromEntries(pages.map((html) => [html, bytes(html)])))
      for (const html of pages) {
        expect(read[html]?.readable, html).toBe(true)
        const at = read[html]?.places.head ?? -1
        // A tag that stands there is the last in the head, and whatever comes before it stays where it was.
        const [, head] = /<head>(.*)<\/head>/s.exec(serialize(parse(`${html.slice(0, at)}<meta id="ours">${html.slice(at)}`))) ?? []
        expect(head, html).toMatch(/<meta id="ours">$/)
      }
    })

    it('sees handlers and addresses in every spelling', async () => {
      const spelt: Record<string, string> = {
        '<a onClick="jQuery(1)">': 'jQuery(1)',
        "<a ONMOUSEOVER='jQuery(2)'>": 'jQuery(2)',
        '<a onclick=jQuery(3)>': 'jQuery(3)',
        '<a onclick="&#106;Query(4)">': 'jQuery(4)',
        '<a onclick="&#x6aQuery(5)">': 'jQuery(5)',
        '<a onclick="jQuery&lpar;6&rpar;">': 'jQuery(6)',
        '<a href="javascript:jQuery(7)">': 'javascript:jQuery(7)',
        '<a href=" Java\nScript&colon;jQuery(8)">': ' Java\nScript:jQuery(8)',
        '<form action="javascript:jQuery%289%29">': 'javascript:jQuery(9)',
        '<template><i onclick="jQuery(10)"></i></template>': 'jQuery(10)',
        // What stands elsewhere and runs all the same.
        '<iframe srcdoc="<script>parent.jQuery(11)</script>"></iframe>': '<script>parent.jQuery(11)</script>',
        '<iframe SRCDOC="&lt;i onclick=parent.jQuery(12)&gt;"></iframe>': '<i onclick=parent.jQuery(12)>',
        '<template><script>jQuery(13)</script></template>': 'jQuery(13)',
        '<template><template><script>jQuery(14)</script></template></template>': 'jQuery(14)',
        '<template><iframe srcdoc="parent.jQuery(15)"></iframe></template>': 'parent.jQuery(15)',
      }
      const read = await survey(Object.fromEntries(Object.keys(spelt).map((html) => [html, page(html)])))
      for (const [html, text] of Object.entries(spelt)) expect(read[html]?.handlers, html).toEqual([text])
    })

    it('holds a script unchanged except for its type, which it remembers', async () => {
      const held = async (tag: string) =>
        JSON.parse(
          await plugin.run(`echo json_encode( Skerry\\Tags::held( base64_decode( '${Buffer.from(tag).toString('base64')}' ) ) );`),
        ) as string
      const attributes = `id='a' src=x.js?a&b integrity="sha384-x" crossorigin nonce='n' defer async onload="a('&quot;')"`
      expect(await held(`<script ${attributes}></script>`)).toMatch(/^<script [^>]*type="skerry\/held"/)
      expect(await held(`<script ${attributes}></script>`)).toContain(attributes)
      expect(await held(`<script ${attributes}></script>`)).not.toContain('data-skerry-type')
      expect(await held(`<SCRIPT TYPE=module>a<b${CLOSE}`)).toMatch(/type="skerry\/held".*>a<b<\/script>$/)
      expect(await held(`<SCRIPT TYPE=module>a${CLOSE}`)).toContain('data-skerry-type="module"')
      expect(await held(`<script type>a${CLOSE}`)).toContain('data-skerry-type=""')
      expect(await held(`<script type="text/javascript" data-cfasync="true">a${CLOSE}`)).toMatch(
        /data-skerry-type="text\/javascript".*data-cfasync="true"/,
      )
    })

    it('reads any page in a number of steps that grows with its length only', async () => {
      // Counts the tags that are read, not the time.
      const count = async (piece: string, times: number) =>
        Number(
          await plugin.run(
            `$reader = new Skerry\\Reader( '<body>' . str_repeat( '${piece}', ${times} ) ); $n = 0; while ( $reader->next_element() ) { ++$n; } echo $n;`,
          ),
        )
      for (const piece of ['<style ', '<noscript>', '<!--', '<p title=', '</', '<script>', '<svg><title/>', '<template>'])
        expect(await count(piece, 20_000), piece).toBeLessThan(60_000)
    }, 60_000)

    it('does not start on a page that is too long, or too long for the memory or time left', async () => {
      const can = (length: number, before = '') => plugin.run(`${before} var_export( Skerry\\Budget::can_read( ${length} ) );`)
      expect(await can(100_000)).toBe('true')
      expect(await can(4_000_000)).toBe('false')
      expect(await can(1_000_000, `ini_set( 'memory_limit', '64M' );`)).toBe('true')
      expect(await can(1_000_000, `ini_set( 'memory_limit', '8M' );`)).toBe('false')
      expect(await can(1_000_000, `ini_set( 'memory_limit', '-1' );`)).toBe('true')
      expect(await can(1000, `ini_set( 'max_execution_time', 30 ); $_SERVER['REQUEST_TIME_FLOAT'] = microtime( true ) - 29;`)).toBe('false')
      expect(await can(1000, `ini_set( 'max_execution_time', 30 ); $_SERVER['REQUEST_TIME_FLOAT'] = microtime( true ) - 1;`)).toBe('true')
      expect(await can(1000, `ini_set( 'max_execution_time', 0 ); $_SERVER['REQUEST_TIME_FLOAT'] = 1;`)).toBe('true')
    })

    // Every page of a theme ends with a newline.
    it('stops at a tag for which there is not enough memory', async () => {
      const parts: Record<string, string> = {
        attributes: `implode( ' ', array_map( function ( $i ) { return "data-a$i=1"; }, range( 0, 120000 ) ) )`,
        'attributes behind a bracket': `'title=">" =" ' . implode( ' ', array_map( function ( $i ) { return "a$i"; }, range( 0, 150000 ) ) )`,
        'short names': `implode( '/', array_map( function ( $i ) { return base_convert( $i, 10, 36 ); }, range( 36, 140000 ) ) )`,
        'the same name': `str_repeat( 'a ', 500000 )`,
        classes: `'class="' . implode( ' ', range( 0, 300000 ) ) . '"'`,
        settings: `"data-elementor-type=popup data-elementor-settings='[" . str_repeat( '{"a":1},', 150000 ) . "1]'"`,
      }
      const read = async (tag: string, memory: string) =>
        plugin.run(
          `$html = '<html><head></head><body>x ' . ${tag} . "</body></html>\\n"; ini_set( 'memory_limit', ${memory} );
           try { new Skerry\\Survey( $html, function ( $e ) { $has = $e['attributes']; isset( $has['class'] ) && preg_split( '/\\s+/', $has['class'] ); isset( $has['data-elementor-settings'] ) && json_decode( $has['data-elementor-settings'], true ); } ); echo 'read'; }
           catch ( Skerry\\Too_Much $end ) { echo 'ended: ', $end->getMessage(); }`,
        )
      for (const [name, code] of Object.entries(parts)) {
        expect(await read(`'<div ' . ${code} . '>'`, `'48M'`), name).toBe('ended: A tag has too much to be read.')
        expect(await read(`'<div ' . ${code} . '>'`, `'1024M'`), name).toBe('read')
      }
      // What is long but costs little.
      expect(await read(`'<img src="data:' . str_repeat( 'x', 1500000 ) . '">'`, `'48M'`)).toBe('read')
      expect(await read(`str_repeat( '<p class="a b" title=x data-a="1">y</p>', 200 )`, 'memory_get_usage() + 4600000')).toBe('read')
    }, 60_000)

    it('stops reading a page when its time is up', async () => {
      const read = `try { new Skerry\\Survey( '<html>' . str_repeat( '<b></b>', 80000 ) ); echo 'read'; } catch ( Skerry\\Too_Much $end ) { echo 'ended'; }`
      expect(await plugin.run(`ini_set( 'max_execution_time', 9 ); $_SERVER['REQUEST_TIME_FLOAT'] = microtime( true ) - 7; ${read}`)).toBe(
        'ended',
      )
    })

    it('opens no file outside its folders, however the path is spelt', async () => {
      for (const file of ['/outside/x.js', '/www/x.js', '/www/wp-content/a b.js', '/www/wp-content/.x/y.js']) plugin.write(file, '1')
      const paths: Record<string, string> = {
        '/wp-content/a%20b.js?ver=1': '/www/wp-content/a b.js',
        'http://site.test/x.js': '/www/x.js',
        '//site.test/wp-content/.x/y.js': '/www/wp-content/.x/y.js',
        ...Object.fromEntries(
          [
            ...['/wp-content/../../outside/x.js', '/wp-content/%2e%2e/%2e%2e/outside/x.js', '/wp-content/.%2e/%2E./outside/x.js'],
            ...['/wp-content/..%2f..%2foutside/x.js', '/wp-content/..%5c..%5coutside%5cx.js', '/wp-content/..\\..\\outside/x.js'],
            ...['/wp-content/%252e%252e/%252e%252e/outside/x.js', '/wp-content/a/../../../outside/x.js', '/wp-content/a%20b.js%00.js'],
            ...['http://other.test/x.js', '/wp-config.php', '/wp-content/./a b.js'],
          ].map((address) => [address, '']),
        ),
      }
      const cdn = `echo Skerry\\Files::path( 'https://cdn.test/wp-content/a%20b.js', true ), Skerry\\Files::path( 'https://cdn.test/wp-content/%2e%2e/x.js', true ), Skerry\\Files::path( 'https://cdn.test/wp-content/a%20b.js' );`
      expect(await plugin.run(cdn)).toBe('/www/wp-content/a b.js')
      const found = await plugin.run(
        `echo json_encode( array_map( array( 'Skerry\\Files', 'path' ), json_decode( base64_decode( '${Buffer.from(JSON.stringify(Object.keys(paths))).toString('base64')}' ) ) ) );`,
      )
      expect(Object.fromEntries(Object.keys(paths).map((address, i) => [address, JSON.parse(found)[i]]))).toEqual(paths)
    })
  })
}
