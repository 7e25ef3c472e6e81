// @vitest-environment node
/** How the plugin judges widgets by any table from scripts/build/plugin-table.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchers } from '../../scripts/build/plugin-table'
import { filesOf } from '../../scripts/check/wordpress-files'
import { newerWithout } from '../../src/page/coverage'
import { type Plugin, startPlugin } from './plugin-cms'

const wordpress = filesOf('oldest') ?? filesOf('current')
const matcher = (more: object) => ({ tag: '', classes: [], attributes: [], not: [], ...more })
const TABLE = {
  widgets: {
    tabs: { driven: true, needs: [] },
    account: { driven: false, needs: [] },
    text: { driven: false, needs: [matcher({ attributes: [['data-settings', '*=', '"drop"', false]] })] },
  },
  plain: '~^(heading|wc-price)$~D',
  ownFamily: '~^(wc|loop|e)-~D',
  behaviours: {},
  plainAtomic: ['container', 'e-heading', 'e-form-*'],
  drivenAtomic: matchers('form[data-e-type="e-form"],[data-e-type="e-youtube"]'),
  rules: { KNOWN_VERSION: [4, 1] },
  preloads: [
    { match: [matcher({ classes: ['a', 'b'] })], chunks: ['one'], later: false },
    { match: [matcher({ attributes: [['data-x', '', '', false]], not: [matcher({ tag: 'p' })] })], chunks: ['two'], later: true },
  ],
}
const BUILT = { chunks: { one: {}, two: {}, 'popups-activate': {}, 'compat-full': {} } }
const widget = (type: string, more = '') => `<div data-widget_type="${type}.default" ${more}></div>`

describe.skipIf(!wordpress)('the plugin’s verdict about widgets', () => {
  let plugin: Plugin
  beforeAll(async () => {
    // @ts-expect-error: a module without types
    plugin = await startPlugin(await import('@php-wasm/node-8-3'), wordpress as string)
  }, 60_000)
  afterAll(() => plugin.exit())

  const judge = async (
    body: string,
    { table = TABLE, before = '', jquery = false }: { table?: object; before?: string; jquery?: boolean } = {},
  ) => {
    plugin.write('/www/table.json', JSON.stringify({ coverage: table, built: BUILT }))
    plugin.write('/www/page.html', `<html><head></head><body>${body}</body></html>`)
    const code = `namespace Skerry; function data( $name ) { return json_decode( file_get_contents( '/www/table.json' ), true )[ $name ]; } ${before}
      $coverage = new Coverage(); new Survey( file_get_contents( '/www/page.html' ), array( $coverage, 'visit' ) );
      echo json_encode( array( $coverage->missing(), $coverage->unknown(), $coverage->chunks( ${jquery} ), $coverage->chunks( ${jquery}, true ), Rules::is_builder_newer() ) );`
    const [missing, unknown, chunks, later, isNewer] = JSON.parse(await plugin.run(code))
    return { missing, unknown, chunks, later, isNewer }
  }

  it('knows which instances of a type need a script', async () => {
    const page = widget('tabs') + widget('text') + widget('heading') + widget('account') + widget('account')
    expect(await judge(page)).toMatchObject({ missing: ['account'], unknown: [] })
    expect(await judge(widget('text-var-3', `data-settings='{"drop":1}'`))).toMatchObject({ missing: ['text'] })
    expect(await judge(widget('text', 'data-settings="{&quot;drop&quot;:1}"'))).toMatchObject({ missing: ['text'] })
  })

  it('names unknown widgets', async () =>
    expect(await judge(widget('fancy-box') + widget('wc-price'))).toMatchObject({ unknown: ['fancy-box'], missing: [] }))

  it('counts a family of the builder’s as its own, and knows its newer elements', async () => {
    expect(await judge(widget('wc-cart') + widget('loop-x'))).toMatchObject({ missing: ['wc-cart', 'loop-x'], unknown: [] })
    const newer =
      '<div data-e-type="container"></div><i data-e-type="widget" class="x e-wheel-base"></i><h2 data-e-type="widget" class="e-heading-base"></h2>'
    expect(await judge(newer)).toMatchObject({ missing: ['e-wheel'] })
    const driven = '<form data-e-type="e-form"></form><div data-e-type="e-youtube"></div>'
    expect(await judge(driven)).toMatchObject({ missing: [] })
    expect(await judge(`${driven}<div data-e-type="e-form"></div>`)).toMatchObject({ missing: ['e-form'] })
    const behaviours = { 'action of a button': matchers('[data-action-link]') }
    expect(await judge('<a data-action-link="x"></a>', { table: { ...TABLE, behaviours } })).toMatchObject({
      missing: ['action of a button'],
    })
  })

  it('knows newer elements by the names that the builder’s hooks give them', async () => {
    const rendered = (...names: string[]) =>
      names.map((name) => `Coverage::remember( new class { function get_name() { return '${name}'; } } );`).join('')
    const plain = rendered('e-heading', 'e-form-input', 'e-youtube', 'heading', 'tabs')
    expect(await judge('', { before: plain })).toMatchObject({ missing: [], unknown: [] })
    expect(await judge('', { before: rendered('e-wheel', 'fancy-box') })).toMatchObject({ missing: ['e-wheel'], unknown: ['fancy-box'] })
  })

  it('counts a handler’s file that nothing replaces as not driven', async () => {
    const behaviours = Object.fromEntries(newerWithout([]).map(([name, selector]) => [name, matchers(selector)]))
    const of = async (file: string) =>
      (await judge(`<script src="https://site.test/wp-content/plugins/${file}"></script>`, { table: { ...TABLE, behaviours } })).missing
    expect(await of('elementor/assets/js/youtube-handler.min.js')).toEqual(['handler of videos'])
    expect(await of('elementor/assets/js/packages/alpinejs/alpinejs.min.js')).toEqual(['handler of newer elements'])
    expect(await of('elementor/assets/js/atomic-widgets-wheel-handler.min.js')).toEqual(['handler that is newer than Skerry'])
    expect(await of('pro-elements/assets/js/elements-handlers.min.js')).toEqual([])
    expect(await of('elementor/assets/js/section-frontend-handlers.d85ab872.bundle.min.js')).toEqual([])
  })

  it('recognises a builder that is newer than those it knows', async () => {
    const newer = async (version: string) => (await judge('', { before: `define( 'ELEMENTOR_VERSION', '${version}' );` })).isNewer
    expect([await newer('3.21.6'), await newer('4.1.5'), await newer('4.2.0'), await newer('5.0.0')]).toEqual([false, false, true, true])
  })

  it('knows what a page loads at once, and what soon after', async () => {
    expect(await judge('<p class="b x a" data-x></p>')).toMatchObject({ chunks: ['one'], later: ['one'] })
    expect(await judge('<p class="a"></p><div data-x></div>', { jquery: true })).toMatchObject({
      chunks: ['compat-full'],
      later: ['compat-full', 'two'],
    })
    const popup = `<div data-elementor-type="popup" data-elementor-settings='{"triggers":{"page_load":"yes"}}'></div>`
    expect(await judge(popup)).toMatchObject({ chunks: ['popups-activate'] })
  })
})
