import { describe, expect, it } from 'vitest'
import { commonWidgets } from '../widgets/common-widgets'
import { rareWidgets } from '../widgets/rare-widgets'
import type { ScriptFacts } from './script-facts'
import { findUndriven } from './undriven'

const widget = (type: string, settings = '{}') =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}" data-settings='${settings}'></div>`
const CONFIG = { text: 'var elementorFrontendConfig = {"version":"3.21.6"};' }
const evidence = (...scripts: Partial<ScriptFacts>[]) => ({
  scripts: [CONFIG, ...scripts].map((facts) => ({ address: '', id: '', text: '', isAsync: false, runs: true, isDelayed: false, ...facts })),
  host: 'a.example',
})
const FANCY = { address: 'https://a.example/wp-content/plugins/fancy-addon/assets/addon.js?ver=2' }
const undriven = (html: string, allowed: string[] = [], known = evidence(FANCY)) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return findUndriven([...commonWidgets, ...rareWidgets], allowed, root, known)
}

it('finds nothing if everything is driven or plain', () =>
  expect(undriven(widget('nav-menu.default') + widget('accordion.default') + widget('heading.default') + widget('slides.default'))).toEqual(
    [],
  ))
it('names undriven builder widgets, each once', () =>
  expect(undriven(widget('woocommerce-booking.default').repeat(2) + widget('nested-wheel.default'))).toEqual([
    'widgets that Skerry does not drive: woocommerce-booking ×2, nested-wheel',
  ]))
it('names unknown widgets, each with what may drive it, unless the site allows them', () => {
  const html = widget('fancy-list.default').repeat(2) + widget('their-clock.a')
  expect(undriven(html)).toEqual([
    'a widget that Skerry does not know: fancy-list ×2, which may be driven by https://a.example/wp-content/plugins/fancy-addon/assets/addon.js (if it needs no script of the builder’s, say so with data-takeover-allow="fancy-list")',
    expect.stringContaining('does not know: their-clock, which may be driven by'),
  ])
  expect(undriven(html, ['fancy-list', 'their-*'])).toEqual([])
  expect(undriven(html, ['fancy', 'their-*']).join()).toContain(': fancy-list ×2')
})
it('treats an unknown widget that no script may drive as plain', () =>
  expect(undriven(widget('fancy-list.default'), [], evidence())).toEqual([]))
it.each(['nested-wheel', 'woocommerce-new', 'loop-ring', 'e-clock'])(
  '%s is the builder’s own, so a lack of scripts does not make it plain',
  (type) => expect(undriven(widget(`${type}.default`), [], evidence())).toEqual([`widgets that Skerry does not drive: ${type}`]),
)

describe('a widget known to need no script', () => {
  const box = (inside: string, type = 'eael-info-box') => widget(type).replace('></div>', `>${inside}</div>`)
  const addOn = evidence({ address: '/wp-content/plugins/essential-addons-for-elementor-lite/assets/view.js' })
  it.each(['', '<h3>a</h3><p>b <a href="/c">d</a></p><img src="e.jpg">'])('with “%s” in it', (inside) =>
    expect(undriven(box(inside), [], addOn)).toEqual([]),
  )
  it.each([
    '<button>a</button>',
    '<a href="#">a</a>',
    '<p tabindex="0">a</p>',
    '<p style="display:none">a</p>',
    '<div data-settings="{}"></div>',
  ])('may need one if it contains “%s”', (inside) => expect(undriven(box(inside), [], addOn)).toHaveLength(1))
  it('is not another widget of its add-on', () => expect(undriven(box('<h3>a</h3>', 'eael-countdown'), [], addOn)).toHaveLength(1))
})

describe('elements of newer builders', () => {
  it.each([
    ['<div class="e-youtube-base" data-e-type="e-youtube"></div>', 'widgets that Skerry does not drive: e-youtube'],
    [
      '<button class="e-button-base" data-e-type="widget" data-action-link="#x"></button>',
      'what Skerry does not drive: action of a button',
    ],
    ['<script type="application/json" id="elementor-interactions-data">[]</script>', 'what Skerry does not drive: interactions'],
  ])('%s is named only if nothing drives it', (html, why) => {
    const root = document.createElement('div')
    root.innerHTML = html
    expect(findUndriven([], [], root, evidence())).toEqual([why])
    expect(undriven(html, [], evidence())).toEqual([])
  })
  it('an element newer than Skerry is named', () =>
    expect(undriven('<p class="a e-wheel-base" data-e-type="widget"></p>', [], evidence())).toEqual([
      'widgets that Skerry does not drive: e-wheel',
    ]))
  it.each([
    ['elementor/assets/js/tabs-handler.min.js', 'handler of tabs'],
    ['elementor/assets/js/atomic-widgets-form-handler.min.js', 'handler of forms'],
    ['elementor/assets/js/youtube-handler.js?ver=4', 'handler of videos'],
    ['elementor/assets/js/atomic-widgets-action-link-handler.min.js', 'handler of actions'],
    ['elementor/assets/js/interactions.min.js', 'handler of interactions'],
    ['pro-elements/assets/js/interactions-pro.min.js', 'handler of interactions'],
    ['elementor/assets/js/packages/frontend-handlers/frontend-handlers.min.js', 'handler of newer elements'],
    ['elementor/assets/js/atomic-widgets-wheel-handler.min.js', 'handler that is newer than Skerry'],
    ['elementor-pro/assets/js/wheel-handlers.min.js', 'handler that is newer than Skerry'],
  ])('a file without a replacement, whatever is on the page: %s', (file, name) => {
    const root = document.createElement('div')
    root.innerHTML = `<script type="skerry/held" src="/wp-content/plugins/${file}"></script>`
    expect(findUndriven([], [], root, evidence())).toEqual([`what Skerry does not drive: ${name}`])
  })
  it.each([
    'elementor/assets/js/frontend.min.js',
    'elementor/assets/js/preloaded-elements-handlers.min.js',
    'pro-elements/assets/js/elements-handlers.min.js',
    'elementor/assets/js/section-frontend-handlers.d85ab872da118940910d.bundle.min.js',
    'their-addon/assets/js/wheel-handler.min.js',
  ])('a file on all pages, or a third-party file, is ignored: %s', (file) =>
    expect(undriven(`<script type="skerry/held" src="/wp-content/plugins/${file}"></script>`, [], evidence())).toEqual([]),
  )
  it('a handler’s file is replaced by what drives its elements', () => {
    const root = document.createElement('div')
    root.innerHTML = `<script type="skerry/held" src="/elementor/assets/js/tabs-handler.js"></script><script type="skerry/held" src="/elementor/assets/js/packages/alpinejs/alpinejs.js"></script>`
    const driver = { name: 'x', match: '[data-e-type="e-tabs"]' }
    expect(findUndriven([driver], [], root, evidence())).toEqual([])
  })
  it('are plain if they are pure markup', () =>
    expect(
      undriven(
        `<div class="e-con" data-e-type="e-flexbox"><h2 class="e-heading-base" data-e-type="widget"></h2><p class="e-paragraph-base" data-e-type="widget"></p></div>
        <div data-element_type="container" data-e-type="container">${widget('heading.default').replace('data-element', 'data-e-type="widget" data-element')}</div>`,
        [],
        evidence(),
      ),
    ).toEqual([]))
  it.each([
    '<div class="e-youtube-base" data-e-type="e-youtube"></div>',
    '<div class="e-tabs-base" data-e-type="e-tabs"></div>',
    '<form class="e-form-base" data-e-type="e-form"></form>',
    '<button class="e-button-base" data-e-type="widget" data-action-link="#x"></button>',
    '<script type="application/json" id="elementor-interactions-data">[]</script>',
  ])('%s is driven', (html) => expect(undriven(html, [], evidence())).toEqual([]))
  it('are driven once a widget of ours names them', () => {
    const root = document.createElement('div')
    root.innerHTML = '<div class="e-tabs-base" data-e-type="e-tabs"></div><button data-action-link="#x"></button>'
    const declared = ['[data-settings],.e-tabs-base', 'button[data-action-link]'].map((match) => ({ name: 'x', match }))
    expect(findUndriven(declared, [], root, evidence())).toEqual([])
  })
})
