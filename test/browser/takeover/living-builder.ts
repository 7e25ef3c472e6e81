/**
 * A working builder of our own, its files in the order in which a CMS prints them: it starts at jQuery's ready and announces itself. Only then
 * do its handlers find what to drive, with libraries that load after its main file. A handler whose library is missing throws.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { INLINE, ourTag } from './site'

const PRO = '/wp-content/plugins/elementor-pro/assets'
const OWN = '/wp-content/plugins/elementor/assets'
const handler = (type: string, run: string) =>
  `elementorFrontend.hooks.addAction('frontend/element_ready/${type}.default', (scope) => { const el = scope[0]; ${run} });`

export const BUILDER_FILES: Record<string, string> = {
  '/wp-includes/js/jquery/jquery.min.js': readFileSync(createRequire(import.meta.url).resolve('jquery'), 'utf8'),
  '/wp-includes/js/jquery/jquery-migrate.min.js': 'if (!window.jQuery) throw Error("no jQuery")',
  [`${PRO}/lib/smartmenus/jquery.smartmenus.min.js`]: `jQuery.fn.smartmenus = function () { return this.on('click', 'a', function () { this.setAttribute('aria-expanded', 'true') }) }`,
  [`${OWN}/js/webpack.runtime.min.js`]: 'window.webpackChunkelementor = []',
  [`${OWN}/js/frontend-modules.min.js`]: 'window.elementorModules = { frontend: { handlers: { Base: class {} } } }',
  [`${PRO}/js/frontend.min.js`]: `class Pro extends elementorModules.frontend.handlers.Base {}
    jQuery(window).on('elementor/frontend/init', () => { window.elementorProFrontend = new Pro() })`,
  [`${OWN}/js/frontend.min.js`]: `{
    const actions = {}
    window.elementorFrontend = {
      config: elementorFrontendConfig,
      hooks: { addAction: (name, run) => { (actions[name] ??= []).push(run) } },
      init() {
        jQuery(window).trigger('elementor/frontend/init')
        jQuery('[data-element_type]').each(function () {
          const scope = jQuery(this)
          for (const name of ['global', this.dataset.widget_type]) for (const run of actions['frontend/element_ready/' + name] ?? []) run(scope)
        })
        document.documentElement.dataset.builder = 'started'
      },
    }
    jQuery(() => elementorFrontend.init())
  }`,
  [`${PRO}/js/elements-handlers.min.js`]: `jQuery(window).on('elementor/frontend/init', () => {
    ${handler('nav-menu', `scope.find('ul').smartmenus()`)}
    ${handler('loop-carousel', `const swiper = new Swiper(el); scope.on('click', '.next', () => swiper.next())`)}
    ${handler('taxonomy-filter', `scope.on('click', 'button', (event) => event.target.setAttribute('aria-pressed', 'true'))`)}
    ${handler('form', `scope.on('submit', (event) => { event.preventDefault(); el.dataset.sent = '' })`)}
    elementorFrontend.hooks.addAction('frontend/element_ready/global', (scope) => {
      if (scope[0].dataset.settings?.includes('sticky')) scope.sticky()
    })
    jQuery(document).on('click', 'a[href*="popup%3Aopen"]', (event) => { event.preventDefault(); new DialogsManager.Instance().open() })
  })`,
  [`${PRO}/lib/sticky/jquery.sticky.min.js`]: `jQuery.fn.sticky = function () { return this.each(function () { addEventListener('scroll', () => this.classList.toggle('stuck', scrollY > 10)) }) }`,
  [`${OWN}/lib/swiper/v8/swiper.min.js`]: `window.Swiper = class { constructor(el) { this.el = el } next() { this.el.dataset.slide = '2' } }`,
  [`${OWN}/lib/dialog/dialog.min.js`]: `window.DialogsManager = { Instance: class { open() { document.body.dataset.dialog = 'open' } } }`,
}

const element = (type: string, content: string, tag = 'div') =>
  `<${tag} class="elementor-element elementor-widget elementor-widget-${type}" id="${type}" data-id="${type.slice(0, 7)}" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container">${content}</div></${tag}>`
const MENU = element(
  'nav-menu',
  '<nav><ul class="elementor-nav-menu"><li><a href="#" id="item">Rejsy</a><ul class="sub-menu"><li><a href="#a">Na wyspy</a></li></ul></li></ul></nav>',
)
const ACTION = '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjcifQ%3D%3D'
/** One element of each kind, and an accordion, whose code Skerry loads from a file of its own. */
export const BODY = `<header class="elementor-element e-con" id="sticky" data-id="s1" data-element_type="container" data-settings='{"sticky":"top","sticky_on":["desktop"]}'>${MENU}</header>
  ${element('loop-carousel', '<div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide">1</div></div></div><button class="next">Dalej</button>')}
  ${element('taxonomy-filter', '<div class="e-filter"><button class="e-filter-item" data-filter="a">Norwegia</button></div>')}
  ${element('form', '<form class="elementor-form"><input name="a" aria-label="a"><button type="submit" id="send">Wyślij</button></form>')}
  <a href="${ACTION}" id="opener">Oferta</a><div style="height:3000px"></div>`

const CONFIG = 'var elementorFrontendConfig = {"version":"3.21.6","urls":{"assets":""},"environmentMode":{"edit":false}};'
const tag = (path: string) =>
  (/elementor\/assets\/js\/frontend\.min/.test(path) ? `<script id="elementor-frontend-js-before">${CONFIG}</script>` : '') +
  `<script src="${path}"></script>`

/** Serves `/living/`: the builder's page, with our part of the head and scripts as `print` prints them. */
export async function serveBuilder(page: Page, { ours = INLINE + ourTag(), body = '', last = '', print = tag } = {}): Promise<void> {
  const [jquery = '', migrate = '', ...rest] = Object.keys(BUILDER_FILES).map(print)
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Strona</title><link rel="icon" href="data:,">${ours}${jquery}${migrate}</head>
    <body><div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${BODY}${body}</div>${rest.join('')}${last}</body></html>`
  await page.route(/\/living\/(\?|$)/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.route(
    (url) => url.pathname in BUILDER_FILES,
    (route) => route.fulfill({ contentType: 'text/javascript', body: BUILDER_FILES[new URL(route.request().url()).pathname] }),
  )
}

/** Waits for the builder to start, then tries what it drives as a visitor would: what works? */
export async function tryAll(page: Page): Promise<Record<string, boolean>> {
  await page.locator('html[data-builder]').waitFor()
  const tried = () =>
    page.evaluate(async () => {
      const get = (selector: string) => document.querySelector(selector) as HTMLElement
      for (const selector of ['#item', '.next', '.e-filter-item', '#opener']) get(selector).click()
      // Not submitted: without a listener that would leave the page.
      get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      scrollTo(0, 400)
      await new Promise((done) => setTimeout(done, 100))
      const works = {
        menu: get('#item').getAttribute('aria-expanded') === 'true',
        sticky: get('#sticky').classList.contains('stuck'),
        popup: document.body.dataset.dialog === 'open',
        slider: get('#loop-carousel').dataset.slide === '2',
        filter: get('.e-filter-item').getAttribute('aria-pressed') === 'true',
        form: get('#form').dataset.sent === '',
      }
      scrollTo(0, 0)
      return works
    })
  // The page may be about to load again.
  return tried().catch(() => ({}))
}
export const ALL_WORK = { menu: true, sticky: true, popup: true, slider: true, filter: true, form: true }
