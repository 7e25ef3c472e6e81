import { describe, expect, it } from 'vitest'
import { readHandler } from './handlers'
import { judgeScript, namedIn } from './judge-script'
import { readScript } from './script-facts'
import { findIdle, hasBuilder, reasonsOfScripts } from './sort-scripts'

type Given = Record<string, string> & { text?: string; code?: string }
const judged = ({ text = '', code, ...attributes }: Given) => {
  const facts = readScript(
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
    text,
  )
  if (code !== undefined) facts.code = code
  return { facts, ...judgeScript(facts) }
}
const P = '/wp-content/plugins'
const JQUERY = { src: '/wp-includes/js/jquery/jquery.min.js' }
const HOOKS = { src: '/wp-includes/js/dist/hooks.min.js' }
const IMAGES = { src: '/wp-includes/js/imagesloaded.min.js' }
const MAIN = { src: `${P}/elementor/assets/js/frontend.min.js?ver=3.21.6` }
const SWIPER = { src: `${P}/elementor/assets/lib/swiper/v8/swiper.min.js` }
const OWN = [JQUERY, HOOKS, IMAGES, MAIN, SWIPER]

describe('the scripts that do not run on a taken page', () => {
  const idle = (others: Given[], codes: string[] = []) =>
    findIdle([...OWN, ...others].map(judged), codes).map(({ name }) => /([\w]+)(\.min)?\.js/.exec(name)?.[1])
  const ALL = ['jquery', 'hooks', 'imagesloaded', 'frontend', 'swiper']
  const without = (...names: string[]) => ALL.filter((name) => !names.includes(name))
  it.each<[string, Given[], string[]]>([
    ['nothing else', [], ALL],
    ['a script that names jQuery', [{ text: 'jQuery(run)' }], without('jquery')],
    ['a script that names the CMS’s hooks', [{ text: 'wp.hooks.doAction("a")' }], without('hooks')],
    ['a file that cannot be read', [{ src: '/js/a.js' }], without('jquery', 'hooks', 'imagesloaded')],
    ['an async file that cannot be read', [{ src: '/js/a.js', async: '' }], ALL],
    ['a module that cannot be read', [{ src: '/js/a.js', type: 'module' }], without('jquery', 'hooks', 'imagesloaded')],
    ['a readable file that needs nothing', [{ src: '/js/a.js', code: 'run()' }], ALL],
    ['a readable file that needs a library', [{ src: '/js/a.js', code: 'imagesLoaded(a, b)' }], without('imagesloaded')],
    ['a file of the CMS that needs none', [{ src: '/wp-includes/js/comment-reply.min.js' }], ALL],
    ['a script that uses one of the builder’s libraries', [{ text: 'new Swiper(".a")' }], without('swiper')],
    [
      'a configuration that mentions scripts',
      [{ id: 'elementor-frontend-js-before', text: 'var elementorFrontendConfig = {"a":"jQuery"};' }],
      ALL,
    ],
    ['an inline script after jQuery', [{ id: 'jquery-core-js-after', text: 'jQuery(run)' }], without('jquery')],
    ['an inline script after the builder’s', [{ id: 'elementor-frontend-js-after', text: 'jQuery(run)' }], without('jquery')],
    [
      'a script beside the configuration',
      [{ id: 'elementor-frontend-js-before', text: 'var elementorFrontendConfig = {"a":1}; jQuery(run)' }],
      without('jquery'),
    ],
  ])('beside %s', (_what, others, expected) => expect(idle(others)).toEqual(expected))
  it.each([
    ['swiper/v8/swiper.min.js', 'new Swiper(".a", {})'],
    ['flatpickr/flatpickr.min.js', '$(field).flatpickr()'],
    ['waypoints/waypoints.min.js', 'new Waypoint({ element })'],
    ['smartmenus/jquery.smartmenus.min.js', 'jQuery(".menu").smartmenus()'],
    ['dialog/dialog.min.js', 'new DialogsManager.Instance()'],
    ['lottie/lottie.min.js', 'lottie.loadAnimation({})'],
    ['e-gallery/js/e-gallery.min.js', 'new EGallery({})'],
  ])('the builder’s %s runs if the code of another file names it', (file, code) => {
    const library = { src: `${P}/elementor-pro/assets/lib/${file}` }
    const idleBeside = (other: string) => findIdle([MAIN, library, { src: '/js/a.js', code: other }].map(judged), [])
    expect(idleBeside('run()')).toHaveLength(2)
    expect(idleBeside(code).map(({ name }) => name)).toEqual([MAIN.src])
  })
  it('what handlers name runs', () => expect(idle([], ['jQuery(this)', 'new Swiper(".a")'])).toEqual(without('jquery', 'swiper')))
  it.each<[string, string, string[]]>([
    ['a file that uses a library of the builder’s', 'new Swiper(a)', without('swiper')],
    ['a file with a name in it', 'var SwiperSettings = 1', ALL],
  ])('beside %s', (_what, code, expected) => expect(idle([{ src: '/js/a.js', code }])).toEqual(expected))
  it('a library of the CMS runs if a script names it, and all of them if one names the CMS’s packages', () => {
    const dist = (name: string) => ({ src: `/wp-includes/js/dist/vendor/${name}.min.js` })
    const files = ['moment', 'lodash', 'react', 'react-dom'].map(dist)
    const left = (text: string) => {
      const out = findIdle([...files, { text }].map(judged)).map(({ name }) => /(\w[\w-]*)\.min/.exec(name)?.[1])
      return ['moment', 'lodash', 'react', 'react-dom'].filter((name) => !out.includes(name)).join()
    }
    expect(left('run()')).toBe('')
    expect(left('document.title = moment().format()')).toBe('moment')
    expect(left('window.lodash = _.noConflict();')).toBe('lodash')
    expect(left('console.log(typeof window.lodash)')).toBe('lodash')
    expect(left('const{_:e}=window;e.map(a)')).toBe('lodash')
    expect(left('ReactDOM.createRoot(a)')).toBe('react,react-dom')
    expect(left('wp.element.render(a)')).toBe('moment,lodash,react,react-dom')
    expect(judged({ src: '/wp-includes/js/dist/script-modules/block-library/navigation/view.min.js', type: 'module' }).kind).toBe('other')
  })
  it('an option of jQuery’s goes with it', () => {
    const flag = (text: string) => findIdle([JQUERY, { id: 'jquery-migrate-js-before', text }].map(judged)).length
    expect(flag('/* <![CDATA[ */ jQuery.migrateMute = true; /* ]]> */')).toBe(2)
    expect(flag('jQuery.migrateMute = true; run()')).toBe(0)
  })
  it('the locale goes with the CMS’s translations, but nothing else does that follows them', () => {
    const I18N = { src: '/wp-includes/js/dist/i18n.min.js' }
    const locale = `wp.i18n.setLocaleData( { 'text direction\\u0004ltr': [ 'ltr' ] } );\n//# sourceURL=wp-i18n-js-after`
    const idle = (text: string) => findIdle([I18N, { id: 'wp-i18n-js-after', text }].map(judged)).length
    expect(idle(locale)).toBe(2)
    expect(idle(`wp.i18n.setLocaleData({}); run()`)).toBe(0)
  })
})

describe('code that names the CMS’s packages', () => {
  it.each([
    'wp.hooks.doAction("a")',
    'wp?.hooks',
    'wp["hooks"]',
    'typeof wp',
    '!function(t){t.hooks}(wp)',
    '!function(t){t.hooks}(window.wp)',
    'const { hooks } = wp',
    "window['wp']",
    'module.exports = this["wp"]["hooks"]',
    'e=window;e.wp.hooks',
    'regeneratorRuntime.mark(f)',
    'const{wp:e}=window;',
    'let { a, wp: { hooks: e, i18n: { __: t } } } = window',
    '({wp:this.e={}}=self)',
  ])('%s', (code) => expect(namedIn(code)).toEqual(['wp']))
  it.each([
    '"/wp-content/a.js"',
    '"wp"',
    'a.wp',
    '{ wp: 1 }',
    'wp_data',
    '.wp-block',
    '/wp/v2',
    'window.wpforms',
    '({wp:1});a=window',
    '{wp:a}=b',
  ])('%s does not', (code) => expect(namedIn(code)).toEqual([]))
})

describe('code that names jQuery', () => {
  it.each([
    'jQuery(f)',
    'window.jQuery',
    '$(f)',
    ';$.ajax()',
    '!$ (f)',
    'window.$(f)',
    'window . $',
    "window['$']('a')",
    'self.$.fn',
    '$?.fn',
    'a = $("b")',
    'const{$:e}=window',
    'var{a:t,$:e}=window',
  ])('%s', (code) => expect(namedIn(code)).toEqual(['jquery']))
  it.each([
    'a$(f)',
    '_$.b',
    "'$(a)'",
    '`$(a)`',
    '"$.00"',
    'this.$.b',
    '/a$/.test(b)',
    '$x(f)',
    '`$\u007ba}`',
    'window.$store',
    '\\$(a)',
    '{a$:b}=window',
    '{$:b}=a',
  ])('%s does not', (code) => expect(namedIn(code)).toEqual([]))
})

describe('an attribute that is a script', () => {
  it.each([
    ['onclick', 'a()', 'a()'],
    ['onpointerenter', 'a()', 'a()'],
    ['href', 'javascript:a()', 'a()'],
    ['href', ' \n JavaScript:a%28%22b%22%29', 'a("b")'],
    ['href', 'java\nscript:a()', 'a()'],
    ['formaction', 'javascript:a()', 'a()'],
    ['href', 'javascript:100%', '100%'],
    ['href', '/a?b=javascript:c', ''],
    ['title', 'javascript:a()', ''],
    ['data-onclick', 'a()', ''],
    ['srcdoc', '<script>parent.jQuery()</script>', '<script>parent.jQuery()</script>'],
  ])('%s="%s"', (name, value, code) => expect(readHandler(name, value)).toBe(code))
})

describe('reasons in scripts for leaving a page', () => {
  it('merged files, and a missing main file', () => {
    const merged = judged({ text: '(self.webpackChunkelementor=self.webpackChunkelementor||[]).push([])' })
    expect(reasonsOfScripts([merged]).join()).toMatch(/^a file in which .* merged/)
    expect(reasonsOfScripts([judged({ src: '/min/1.js', code: 'webpackChunkelementor' })]).join()).toMatch(/merged: \/min\/1\.js$/)
    expect(reasonsOfScripts([judged(JQUERY)]).join()).toContain('main file was not found')
    expect(reasonsOfScripts([judged(MAIN)])).toEqual([])
  })
  it('a page has the builder’s scripts if it has one, merged or not', () => {
    expect(hasBuilder([judged(JQUERY), judged({ text: 'run()' })])).toBe(false)
    expect(hasBuilder([judged(SWIPER)])).toBe(false)
    expect(hasBuilder([judged({ src: '/wp-content/themes/hello-elementor/assets/js/hello-frontend.min.js' })])).toBe(false)
    expect(hasBuilder([judged({ src: `${P}/elementor-pro/assets/js/frontend.min.js` })])).toBe(true)
    expect(hasBuilder([judged({ src: '/min/1.js', code: 'webpackChunkelementor' })])).toBe(true)
  })
})

describe('the builder’s files', () => {
  it.each([
    [`${P}/elementor/assets/js/frontend.min.js@ver=3.21.6`, true],
    [`${P}/elementor/assets/js/frontend.min5589.js`, true],
    [`${P}/elementor/assets/js/packages/frontend-handlers/frontend-handlers.min.js`, false],
    [`../../wp-content/plugins/elementor/assets/js/frontend.min.js%3Fver=3.21.6`, true],
    [`//cdn.example/w${P}/elementor-pro/assets/js/page-transitions.1a2b.bundle.min.js`, false],
    [`${P}/elementor/assets/js/tabs-handler.min.js`, false],
  ])('%s', (src, isMain) => expect(judged({ src })).toMatchObject({ kind: 'builder', isMain }))
  it.each([
    'elementor/assets/js/common.min.js',
    'elementor/assets/js/app-loader.min.js',
    'elementor/assets/lib/backbone/backbone.marionette.min.js',
    'elementor-addon/assets/js/frontend.min.js',
  ])('%s is third-party', (path) => expect(judged({ src: `${P}/${path}` }).kind).toBe('other'))
  it('the handle identifies a renamed file, unless it is another add-on’s', () => {
    expect(judged({ id: 'elementor-frontend-modules-js', src: '/min/1.js' }).kind).toBe('builder')
    expect(judged({ id: 'elementor-fancy-js', src: `${P}/fancy/a.js` }).kind).toBe('other')
  })
})
