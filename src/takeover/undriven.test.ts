import { describe, expect, it } from 'vitest'
import { commonWidgets } from '../widgets/common-widgets'
import { rareWidgets } from '../widgets/rare-widgets'
import { describeDrivers, findDrivers } from './drivers'
import type { ScriptFacts } from './script-facts'
import { findUndriven } from './undriven'

const widget = (type: string, settings = '{}') =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}" data-settings='${settings}'></div>`
const CONFIG = { text: 'var elementorFrontendConfig = {"version":"3.21.6"};' }
const evidence = (allowed: string[] = [], ...scripts: Partial<ScriptFacts>[]) => ({
  scripts: (scripts.length ? scripts : [CONFIG]).map((facts) => ({
    ...{ address: '', id: '', text: '', isAsync: false, runs: true, isDelayed: false },
    ...facts,
  })),
  host: 'a.example',
  allowed,
})
const inside = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}
const ALL = [...commonWidgets, ...rareWidgets]
const undriven = (html: string, allowed: string[] = [], ...scripts: Partial<ScriptFacts>[]) =>
  findUndriven(ALL, inside(html), evidence(allowed, ...scripts))

it('finds nothing if everything is driven or plain', () =>
  expect(undriven(widget('nav-menu.default') + widget('accordion.default') + widget('heading.default') + widget('slides.default'))).toEqual(
    [],
  ))
it('names undriven builder widgets, each once', () =>
  expect(undriven(widget('woocommerce-booking.default').repeat(2) + widget('nested-wheel.default'))).toEqual([
    'widgets that Skerry does not drive: woocommerce-booking ×2, nested-wheel',
  ]))
it('leaves unknown widgets to their own scripts', () => expect(undriven(widget('fancy-list.default'))).toEqual([]))
it('names unknown widgets of a builder that may be newer than we know, unless the site allows them', () => {
  const html = widget('fancy-list.default').repeat(2) + widget('their-clock.a')
  const newer = { text: 'var elementorFrontendConfig = {"version":"4.2.0"};' }
  expect(undriven(html, [], newer)).toEqual([
    'a widget that Skerry does not know: fancy-list ×2, which may come from a newer builder than Skerry knows: its version is 4.2 (if it needs no script of the builder’s, say so with data-takeover-allow="fancy-list")',
    expect.stringContaining('does not know: their-clock, which may come from a newer builder'),
  ])
  expect(undriven(html, ['fancy-list', 'their-*'], newer)).toEqual([])
  expect(undriven(html, ['fancy', 'their-*'], newer).join()).toContain(': fancy-list ×2')
  expect(undriven(html, [], { text: 'run()' }).join()).toContain('its version is not on the page')
  expect(undriven(`<meta name="generator" content="Elementor 3.28.0; features: ">${html}`, [], { text: 'run()' })).toEqual([])
})
it.each(['nested-wheel', 'woocommerce-new', 'loop-ring', 'e-clock'])(
  '%s is the builder’s own, so a lack of scripts does not make it plain',
  (type) => expect(undriven(widget(`${type}.default`))).toEqual([`widgets that Skerry does not drive: ${type}`]),
)

it('tells by whom each widget is driven', () => {
  const addOn = { address: '/wp-content/plugins/fancy/a.js?ver=1', code: "hooks.addAction('frontend/element_ready/fancy-list.default', f)" }
  const html = ['tabs', 'heading', 'fancy-list', 'fancy-box', 'nav-menu'].map((type) => widget(`${type}.default`)).join('')
  const drivers = findDrivers(ALL, inside(html), evidence([], CONFIG, addOn))
  expect(drivers).toEqual({
    tabs: 'Skerry',
    heading: '',
    'fancy-list': '/wp-content/plugins/fancy/a.js',
    'fancy-box': '',
    'nav-menu': 'Skerry',
  })
  expect(describeDrivers(drivers)).toBe(
    'driven by Skerry: nav-menu, tabs; by their own scripts: fancy-list; by nothing: fancy-box, heading',
  )
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
    const root = inside(html)
    expect(findUndriven([], root, evidence())).toEqual([why])
    expect(undriven(html)).toEqual([])
  })
  it('an element newer than Skerry is named', () =>
    expect(undriven('<p class="a e-wheel-base" data-e-type="widget"></p>')).toEqual(['widgets that Skerry does not drive: e-wheel']))
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
    const root = inside(`<script type="skerry/held" src="/wp-content/plugins/${file}"></script>`)
    expect(findUndriven([], root, evidence())).toEqual([`what Skerry does not drive: ${name}`])
  })
  it.each([
    'elementor/assets/js/frontend.min.js',
    'elementor/assets/js/preloaded-elements-handlers.min.js',
    'pro-elements/assets/js/elements-handlers.min.js',
    'elementor/assets/js/section-frontend-handlers.d85ab872da118940910d.bundle.min.js',
    'their-addon/assets/js/wheel-handler.min.js',
  ])('a file on all pages, or a third-party file, is ignored: %s', (file) =>
    expect(undriven(`<script type="skerry/held" src="/wp-content/plugins/${file}"></script>`)).toEqual([]),
  )
  it('a handler’s file is replaced by what drives its elements', () => {
    const root = inside(
      `<script type="skerry/held" src="/elementor/assets/js/tabs-handler.js"></script><script type="skerry/held" src="/elementor/assets/js/packages/alpinejs/alpinejs.js"></script>`,
    )
    const driver = { name: 'x', match: '[data-e-type="e-tabs"]' }
    expect(findUndriven([driver], root, evidence())).toEqual([])
  })
  it('are plain if they are pure markup', () =>
    expect(
      undriven(
        `<div class="e-con" data-e-type="e-flexbox"><h2 class="e-heading-base" data-e-type="widget"></h2><p class="e-paragraph-base" data-e-type="widget"></p></div>
        <div data-element_type="container" data-e-type="container">${widget('heading.default').replace('data-element', 'data-e-type="widget" data-element')}</div>`,
      ),
    ).toEqual([]))
  it.each([
    '<div class="e-youtube-base" data-e-type="e-youtube"></div>',
    '<div class="e-tabs-base" data-e-type="e-tabs"></div>',
    '<form class="e-form-base" data-e-type="e-form"></form>',
    '<button class="e-button-base" data-e-type="widget" data-action-link="#x"></button>',
    '<script type="application/json" id="elementor-interactions-data">[]</script>',
  ])('%s is driven', (html) => expect(undriven(html)).toEqual([]))
  it('are driven once a widget of ours names them', () => {
    const root = inside('<div class="e-tabs-base" data-e-type="e-tabs"></div><button data-action-link="#x"></button>')
    const declared = ['[data-settings],.e-tabs-base', 'button[data-action-link]'].map((match) => ({ name: 'x', match }))
    expect(findUndriven(declared, root, evidence())).toEqual([])
  })
})
