import { describe, expect, it } from 'vitest'
import { addressOf, factsOf, isDelayed, takeOut } from './delayed'
import { partOf } from './files'

const script = (attributes: Record<string, string>, text = '') => {
  const el = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value)
  el.textContent = text
  return el
}
const P = 'https://a.example/wp-content/plugins'
const I = 'https://a.example/wp-includes/js'
const kindOf = (attributes: Record<string, string>, text?: string) => partOf(script(attributes, text)).kind

describe('the kind of a held script', () => {
  it.each([
    'elementor-pro/assets/lib/smartmenus/jquery.smartmenus.min.js',
    'elementor/assets/lib/jquery-numerator/jquery-numerator.min.js',
    'elementor/assets/lib/e-gallery/js/e-gallery.min.js',
    'elementor-pro/assets/js/webpack-pro.runtime.min.js',
    'elementor/assets/js/frontend-modules.js',
    'elementor-pro/assets/js/elements-handlers.min.js',
    'pro-elements/assets/js/frontend.min.js',
    'elementor-pro/assets/lib/sticky/jquery.sticky.min.js?ver=3.21.3',
    'elementor-pro/assets/js/woocommerce-notices.d8fb3b4d93bd4e9e2bd0.bundle.min.js',
  ])('%s is the builder’s', (path) => expect(kindOf({ src: `${P}/${path}` })).toBe('builder'))
  it.each(['jquery/jquery.min.js', 'jquery/jquery-migrate.js', 'jquery/ui/core.min.js', 'dist/hooks.min.js', 'imagesloaded.min.js'])(
    '%s is a dependency of the builder’s',
    (path) => expect(kindOf({ src: `${I}/${path}` })).toBe('dependency'),
  )
  it('the theme’s menu script is the builder’s', () =>
    expect(kindOf({ src: 'https://a.example/wp-content/themes/hello-elementor/assets/js/hello-frontend.min.js' })).toBe('builder'))
  it.each([
    'essential-addons-for-elementor/assets/js/view.js',
    'happy-elementor-addons/assets/js/a.js',
    'contact-form-7/includes/js/index.js',
    'woocommerce/assets/js/frontend/cart.min.js?ver=7.8.2',
    'woocommerce/assets/js/jquery-blockui/jquery.blockUI.min.js',
  ])('%s is third-party, and may need jQuery', (path) =>
    expect(partOf(script({ src: `${P}/${path}` }))).toMatchObject({ kind: 'other', needsDependency: true }),
  )
  it('only the file that starts the runtime is the main file', () => {
    expect(partOf(script({ src: `${P}/elementor/assets/js/frontend.min.js?ver=3.21.6` })).isMain).toBe(true)
    expect(partOf(script({ src: `${P}/elementor-pro/assets/js/frontend.min.js` })).isMain).toBe(false)
    expect(partOf(script({ src: 'https://a.example/x/1a2b.js', id: 'elementor-frontend-js' }))).toMatchObject({
      kind: 'builder',
      isMain: true,
    })
  })
  it('several files in one URL are told apart', () => {
    const joined = (...paths: string[]) => ({ src: `https://a.example/_static/??${paths.join()}` })
    const own = '/wp-content/plugins/elementor/assets/js/frontend.min.js'
    expect(kindOf(joined('/wp-includes/js/jquery/jquery.min.js', own))).toBe('builder')
    expect(kindOf(joined(own, '/wp-content/plugins/x/y.js'))).toBe('merged')
    // Each file needs the folder before the two question marks, and a query may contain commas.
    expect(kindOf({ src: 'https://a.example/wp-includes/js/??jquery/jquery.min.js,imagesloaded.min.js' })).toBe('dependency')
    expect(kindOf({ src: `https://a.example/x.js?of=1,2` })).toBe('other')
  })
  it('an inline script is recognized by its id and the names in it', () => {
    expect(kindOf({ id: 'wp-i18n-js-after' }, 'wp.i18n.setLocaleData({})')).toBe('dependency')
    expect(kindOf({ id: 'elementor-pro-frontend-js-translations' }, 'wp.i18n')).toBe('builder')
    expect(partOf(script({ id: 'elementor-frontend-js-before' }, 'var elementorFrontendConfig = {"a":"wp.pl"};'))).toMatchObject({
      kind: 'other',
      needsDependency: false,
    })
    expect(partOf(script({}, 'elementorFrontend.hooks.addAction()'))).toMatchObject({ kind: 'other', needsDependency: false })
    expect(partOf(script({}, 'jQuery(run)'))).toMatchObject({ kind: 'other', needsDependency: true })
    expect(kindOf({}, '(self.webpackChunkelementor=self.webpackChunkelementor||[]).push([])')).toBe('merged')
  })
})

describe('scripts that an optimiser delays', () => {
  const FRONTEND = '/wp-content/plugins/elementor/assets/js/frontend.min.js'
  it.each<Record<string, string>>([
    { type: 'rocketlazyloadscript', 'data-rocket-type': 'text/javascript', 'data-rocket-src': FRONTEND },
    { type: 'litespeed/javascript', 'data-src': FRONTEND },
    { type: 'pmdelayedscript', src: FRONTEND },
    { 'data-pmdelayedscript': FRONTEND },
    { 'data-type': 'lazy', 'data-src': `https://a.example${FRONTEND}?ver=3.21.6` },
    { type: 'javascript/blocked', 'data-wpmeteor-src': `//a.example${FRONTEND}` },
  ])('%o is the builder’s, whichever attribute holds its URL', (attributes) =>
    expect(partOf(script(attributes))).toMatchObject({ kind: 'builder', isMain: true, isDelayed: true }),
  )
  it.each<[Record<string, string>, string]>([
    [{}, ''],
    [{}, 'run()'],
    [{ src: FRONTEND, 'data-src': '/x.js' }, ''],
    [{ type: 'application/ld+json' }, '{}'],
    [{ type: 'text/template' }, 'jQuery('],
    [{ type: 'module', src: FRONTEND }, ''],
    [{ type: 'skerry/held', src: FRONTEND }, ''],
    [{ type: 'text/plain', 'data-cookieconsent': 'marketing', src: '/wp-content/plugins/a/b.js' }, ''],
    [{ type: 'text/plain', 'data-category': 'ads' }, 'jQuery(run)'],
    [{ type: 'Text/Plain ', 'data-src': '/wp-content/plugins/a/b.js' }, ''],
    [{ type: 'javascript/blocked', 'data-consent': 'ads', 'data-src': '/wp-content/plugins/a/b.js' }, ''],
  ])('%o with the text “%s” is not delayed', (attributes, text) => expect(isDelayed(script(attributes, text))).toBe(false))
  it('an inline script may be in a data URL', () => {
    const el = script({ id: 'a-js-after', 'data-src': `data:text/javascript;base64,${btoa('jQuery(run)')}` })
    expect(factsOf(el).text).toBe('jQuery(run)')
    expect(partOf(el)).toMatchObject({ kind: 'other', name: 'a-js-after', needsDependency: true })
    expect(factsOf(script({ 'data-src': 'data:text/javascript,a%20%3D%201' })).text).toBe('a = 1')
    expect(partOf(script({ 'data-src': 'data:text/javascript;base64,%' })).kind).toBe('other')
  })
  it('a removed script is empty and keeps a parent for the optimiser', () => {
    const el = script({ type: 'litespeed/javascript', 'data-src': FRONTEND })
    document.body.append(el)
    takeOut(el)
    expect([el.isConnected, !!el.parentNode, addressOf(el)]).toEqual([false, true, ''])
  })
})
