import { describe, expect, it } from 'vitest'
import { builderVersion, findNeedy, mayBeForBuilder, whyBuilders } from './evidence'
import { readScript } from './script-facts'

const script = (attributes: Record<string, string>, text = '') =>
  readScript(
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
    text,
  )
const PLUGINS = '/wp-content/plugins'
const CONFIG = script({ id: 'elementor-frontend-js-before' }, 'var elementorFrontendConfig = {"version":"3.21.6"};')
const HOST = 'www.a.example'

describe('a file that may be written for the builder', () => {
  it.each([
    `${PLUGINS}/fancy-addon/a.js`,
    `https://cdn.other.example${PLUGINS}/fancy-addon/a.js`,
    '/wp-content/themes/fancy/js/a.js',
    '/wp-content/cache/min/1/1a2b.js',
    'https://cdn.a.example/app.js',
    '/js/site.js',
    'https://x1.cdn-of-others.net/wp-content/cache/autoptimize/js/1a2b.js',
  ])('%s', (src) => expect(mayBeForBuilder(script({ src }), HOST)).toBe(true))
  it.each([
    `${PLUGINS}/woocommerce/assets/js/frontend/cart.js`,
    `${PLUGINS}/contact-form-7/includes/js/index.js`,
    '/wp-includes/js/jquery/jquery.min.js',
    '/wp-includes/js/comment-reply.min.js',
    'https://www.googletagmanager.com/gtag/js?id=1',
    'https://www.google.com/recaptcha/api.js',
    'https://static.cloudflareinsights.com/beacon.min.js',
    '/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js',
    'https://cdn.jsdelivr.net/gh/a/b/wp-content/plugins/swiper.min.js',
    'https://cdnjs.cloudflare.com/ajax/libs/gsap/3.11.4/gsap.min.js',
    '//connect.service.example/sdk.min.js',
    // Nothing is requested.
    'http://:0/',
    'https://',
    '//?id=',
    '/x/skerry.js?v=1',
    'https://cdn.a.example/skerry.takeover.js',
  ])('and one that is not: %s', (src) => expect(mayBeForBuilder(script({ src }), HOST)).toBe(false))
})

type Given = Record<string, string> & { text?: string; code?: string; isMissing?: string }
const needy = (scripts: Given[], allowed: string[] = [], handlers: string[] = []) =>
  findNeedy(
    {
      scripts: scripts.map(({ text = '', code, isMissing, ...attributes }) => ({
        ...script(attributes, text),
        ...(code === undefined ? {} : { code }),
        ...(isMissing ? { isMissing: true } : {}),
      })),
      host: HOST,
      allowed,
    },
    handlers,
  ).join()

describe('a script that needs what a taken page lacks', () => {
  const FANCY = { src: `${PLUGINS}/fancy/a.js?ver=2`, code: 'elementorFrontend.wheel.turn()' }
  it('is named with its member, and with what an owner can do', () => {
    expect(needy([FANCY])).toBe(
      `a script uses what Skerry does not have: elementorFrontend.wheel in ${PLUGINS}/fancy/a.js (if visitors do not need that, say so with data-takeover-allow="${PLUGINS}/fancy/a.js")`,
    )
    expect(needy([{ id: 'a-js-after', text: 'elementorFrontend.wheel()' }])).toBe(
      'a script uses what Skerry does not have: elementorFrontend.wheel in a-js-after',
    )
    expect(needy([], [], ['elementorFrontend.wheel()'])).toContain('elementorFrontend.wheel in elementorFrontend.wheel()')
  })
  it.each<[string, Given]>([
    ['a delayed file', { type: 'rocketlazyloadscript', 'data-rocket-src': FANCY.src, code: FANCY.code }],
    ['an async file', { ...FANCY, async: '' }],
    ['a module', { ...FANCY, type: 'module' }],
    ['a copy on a CDN', { ...FANCY, src: `https://cdn.other.example${FANCY.src}` }],
    ['a file that an optimiser joined', { ...FANCY, src: '/wp-content/cache/min/1/1a2b.js' }],
    ['a theme’s file', { ...FANCY, src: '/wp-content/themes/fancy/a.js' }],
  ])('%s', (_what, given) => expect(needy([given])).toContain('elementorFrontend.wheel in'))
  it.each<[string, Given, string[]?]>([
    ['a member that is there', { ...FANCY, code: 'elementorFrontend.hooks.addAction("a", b)' }],
    ['one that does not run', { ...FANCY, nomodule: '' }],
    ['data', { type: 'text/template', text: 'elementorFrontend.wheel()' }],
    ['the builder’s own', { ...FANCY, src: `${PLUGINS}/elementor-pro/assets/js/elements-handlers.min.js` }],
    ['the builder’s configuration', { id: 'elementor-frontend-js-before', text: 'var a = {"b":"elementorFrontend.wheel()"};' }],
    ['ours', { text: 'skerryTakeover = elementorFrontend.wheel' }],
    ['one that the owner has listed', FANCY, ['/plugins/fancy/']],
    ['a service’s', { ...FANCY, src: 'https://www.google.com/recaptcha/api.js' }],
  ])('and one that does not: %s', (_what, given, allowed) => expect(needy([given], allowed)).toBe(''))
  it('is content with what another script sets', () => expect(needy([FANCY, { text: 'elementorFrontend.wheel = make()' }])).toBe(''))
})

describe('a file that cannot be read', () => {
  it.each([
    `${PLUGINS}/fancy-addon/a.js`,
    `https://cdn.other.example${PLUGINS}/fancy-addon/a.js`,
    '/wp-content/themes/fancy/js/elementor-widgets.js',
    '/wp-content/cache/min/1/1a2b.js',
  ])('may need the builder: %s', (src) =>
    expect(needy([{ src }])).toMatch(/^a script that cannot be read here may need .*\.js \(.*data-takeover-allow=/),
  )
  it.each<Given>([
    { src: '/wp-content/themes/astra/assets/js/frontend.js' },
    { src: '//connect.service.example/sdk.js' },
    { src: `${PLUGINS}/wpforms/a.js` },
    { src: `${PLUGINS}/fancy-addon/a.js`, isMissing: 'yes' },
  ])('does not: %o', (given) => expect(needy([given])).toBe(''))
})

describe('the builder’s version', () => {
  it.each([
    ['var elementorFrontendConfig = {"version":"4.1.9"};', '', ''],
    ['var elementorFrontendConfig = {"version":"4.2.0"};', '', 'than Skerry knows: its version is 4.2'],
    ['var elementorFrontendConfig = {"version":"5.0.0"};', '', 'than Skerry knows: its version is 5.0'],
    ['run()', '', 'its version is not on the page'],
    ['run()', 'Elementor 3.28.0; features: ; settings: ', ''],
    ['run()', 'Elementor 4.3.1; features: ', 'its version is 4.3'],
  ])('in %s and “%s”', (text, signature, why) => expect(whyBuilders([script({}, text)], signature)).toMatch(why ? new RegExp(why) : /^$/))
  it('is in the configuration, even if delayed, or else in the main file’s URL, or else in the page’s signature', () => {
    const kept = script({ type: 'x/delayed', 'data-src': `data:text/javascript;base64,${btoa(CONFIG.text)}` })
    const main = (query: string) => script({ src: `${PLUGINS}/elementor/assets/js/frontend.min.js${query}` })
    expect(builderVersion([kept, main('?ver=6.5.2')], 'Elementor 4.0.0')).toEqual([3, 21])
    expect(builderVersion([main('?ver=4.0.9')], 'Elementor 4.1.0')).toEqual([4, 0])
    expect(builderVersion([main('')], 'Elementor 3.25.4; a')).toEqual([3, 25])
    expect(builderVersion([main('')], 'WordPress 6.7')).toBeUndefined()
  })
})
