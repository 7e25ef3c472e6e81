import { describe, expect, it } from 'vitest'
import { builderVersion, standsInTheWay, suspect } from './evidence'
import { readScript } from './script-facts'

const script = (attributes: Record<string, string>, text = '') =>
  readScript(
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
    text,
  )
const PLUGINS = '/wp-content/plugins'
const CONFIG = script({ id: 'elementor-frontend-js-before' }, 'var elementorFrontendConfig = {"version":"3.21.6"};')
const HOST = 'www.a.example'

describe('a script that may register a widget with the builder’s runtime', () => {
  it.each<[Record<string, string>, string?]>([
    [{ src: `${PLUGINS}/fancy-addon/a.js` }],
    [{ src: `https://cdn.other.example${PLUGINS}/fancy-addon/a.js` }],
    [{ src: `${PLUGINS}/fancy-addon/a.js`, async: '' }],
    [{ src: `${PLUGINS}/fancy-addon/a.js`, type: 'module' }],
    [{ type: 'rocketlazyloadscript', 'data-rocket-src': `${PLUGINS}/fancy-addon/a.js` }],
    // Held by the inline part.
    [{ src: `${PLUGINS}/fancy-addon/a.js`, type: '7' }],
    [{ src: '/wp-content/cache/min/1/1a2b.js' }],
    [{ src: 'https://cdn.a.example/app.js' }],
    [{ src: 'https://x1.cdn-of-others.net/wp-content/cache/autoptimize/js/1a2b.js' }],
    [{ src: '/wp-content/themes/fancy/js/elementor-widgets.js' }],
    [{}, "elementorFrontend.hooks.addAction('frontend/element_ready/fancy.default', run)"],
    [{}, "jQuery(window).on('elementor/frontend/init', run)"],
    [{}, 'class A extends elementorModules.frontend.handlers.Base {}'],
  ])('%o %s', (attributes, text) => expect(suspect(script(attributes, text), HOST)).toBeTruthy())

  it.each<[Record<string, string>, string?]>([
    [{ src: `${PLUGINS}/elementor-pro/assets/js/elements-handlers.min.js` }],
    [{ src: `${PLUGINS}/elementor/assets/lib/swiper/v8/swiper.min.js` }],
    [{ src: `${PLUGINS}/woocommerce/assets/js/frontend/cart.js` }],
    [{ src: `${PLUGINS}/contact-form-7/includes/js/index.js` }],
    [{ src: '/wp-includes/js/jquery/jquery.min.js' }],
    [{ src: '/wp-includes/js/comment-reply.min.js' }],
    [{ src: '/wp-content/themes/astra/assets/js/frontend.js' }],
    [{ src: 'https://www.googletagmanager.com/gtag/js?id=1' }],
    [{ src: '//connect.service.example/sdk.js' }],
    [{ type: 'application/ld+json' }, '{"elementorModules":1}'],
    [{ type: 'text/template', src: `${PLUGINS}/fancy-addon/a.js`, nomodule: '' }],
    [{ src: `${PLUGINS}/fancy-addon/a.js`, nomodule: '' }],
    [{ src: '/x/skerry.js?v=1' }],
    [{ src: 'https://cdn.a.example/skerry.takeover.js' }],
    [{}, 'skerryTakeover = "elementorModules"'],
    [{ id: 'elementor-frontend-js-before' }, 'var elementorFrontendConfig = {"a":"element_ready"};'],
    [{}, "jQuery('.elementor-widget-fancy').hide()"],
    [{}, 'console.log(elementorFrontendConfig.version)'],
  ])('and one that does not: %o %s', (attributes, text) => expect(suspect(script(attributes, text), HOST)).toBeUndefined())

  it('is recognized by its code if readable', () => {
    const facts = script({ src: `${PLUGINS}/fancy-addon/a.js` })
    expect(suspect({ ...facts, code: 'jQuery(run)' }, HOST)).toBeUndefined()
    expect(suspect({ ...script({ src: '/astra.js' }), code: 'x["element_ready"]' }, HOST)).toBeTruthy()
  })
})

describe('obstacles for an unknown widget', () => {
  const addOn = (folder: string) => script({ src: `${PLUGINS}/${folder}/js/a.js` })
  it.each([
    ['eael-countdown', ['essential-addons-for-elementor-lite'], '/essential-addons-for-elementor-lite/'],
    ['eael-countdown', ['happy-elementor-addons'], ''],
    ['ha-slider', ['happy-elementor-addons', 'fancy-addon'], '/happy-elementor-addons/'],
    ['wpml-language-switcher', ['fancy-addon'], ''],
    ['their-clock', ['fancy-addon'], '/fancy-addon/'],
    ['their-clock', ['woocommerce'], ''],
    ['their-clock', [], ''],
  ])('%s beside %j', (type, folders, why) => {
    const said = standsInTheWay(type, { scripts: [CONFIG, ...folders.map(addOn)], host: HOST })
    if (why) expect(said).toContain(why)
    else expect(said).toBe('')
  })
  it('include a merged file that may contain its add-on', () =>
    expect(standsInTheWay('eael-countdown', { scripts: [CONFIG, script({ src: '/wp-content/cache/1.js' })], host: HOST })).toContain(
      '/cache/1.js',
    ))
  it('name three scripts, and how many more', () =>
    expect(standsInTheWay('x', { scripts: [CONFIG, ...['a', 'b', 'c', 'd', 'e'].map(addOn)], host: HOST })).toMatch(
      /\/c\/js\/a\.js and 2 more$/,
    ))
  it.each([
    ['var elementorFrontendConfig = {"version":"4.1.9"};', ''],
    ['var elementorFrontendConfig = {"version":"4.2.0"};', 'newer than Skerry knows: its version is 4.2'],
    ['var elementorFrontendConfig = {"version":"5.0.0"};', 'newer than Skerry knows: its version is 5.0'],
    ['run()', 'its version is not on the page'],
  ])('the builder’s version in %s', (text, why) =>
    expect(standsInTheWay('x', { scripts: [script({}, text)], host: HOST })).toMatch(why ? new RegExp(why) : /^$/),
  )
  it('the version is in the configuration, even if delayed, or else in the main file’s URL', () => {
    const kept = script({ type: 'x/delayed', 'data-src': `data:text/javascript;base64,${btoa(CONFIG.text)}` })
    const main = (query: string) => script({ src: `${PLUGINS}/elementor/assets/js/frontend.min.js${query}` })
    expect(builderVersion([kept, main('?ver=6.5.2')])).toEqual([3, 21])
    expect(builderVersion([main('?ver=4.0.9')])).toEqual([4, 0])
    expect(builderVersion([main('')])).toBeUndefined()
  })
})
