import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright/test'

export const INLINE = readFileSync(new URL('../../../embed/takeover.html', import.meta.url), 'utf8').trim()
/** What is in its tag. */
export const INLINE_CODE = INLINE.replace(/^<script[^>]*>|<\/script>$/g, '')
export const ourTag = (attributes = ' data-takeover') => `<script async src="/skerry.js"${attributes}></script>`

/** What the stand-ins have done, in order, and the page's listeners. */
export type Log = { log: string[] }
const note = (text: string) => `(window.log ??= []).push('${text}');`
/** Stand-ins for the builder's files and those beside them: none of their code, only their places, their order and their globals. */
const PLUGINS = '/wp-content/plugins'
export const FILES: Record<string, string> = {
  '/wp-includes/js/jquery/jquery.min.js': `${note('jquery')} window.jQuery = window.$ = Object.assign((run) => typeof run === 'function' ? setTimeout(run) : { on(name, run) { addEventListener(name, run); return this }, off() { return this }, trigger() { return this }, find: () => [] }, { fn: {} });`,
  '/wp-includes/js/jquery/jquery-migrate.min.js': note('migrate'),
  [`${PLUGINS}/elementor/assets/js/webpack.runtime.min.js`]: `${note('runtime')} window.webpackChunkelementor = [];`,
  [`${PLUGINS}/elementor/assets/js/frontend-modules.min.js`]: `${note('modules')} if (!window.jQuery) throw Error('no jQuery');`,
  [`${PLUGINS}/elementor/assets/js/frontend.min.js`]: `${note('frontend')} window.elementorFrontend = { hooks: { addAction() {} }, config: window.elementorFrontendConfig };
    document.addEventListener('DOMContentLoaded', () => {
      ${note('started')}
      for (const title of document.querySelectorAll('.elementor-tab-title')) title.setAttribute('data-old', '');
      dispatchEvent(new Event('elementor/frontend/init'));
    });
    addEventListener('load', () => { ${note('loaded')} });`,
  [`${PLUGINS}/elementor-pro/assets/js/elements-handlers.min.js`]: note('handlers'),
  [`${PLUGINS}/fancy-addon/assets/addon.js`]: `${note('addon')} jQuery(window).on('elementor/frontend/init', () => { ${note('addon init')} });`,
}
/** Bundles of optimisers, with nothing in their addresses that tells what is in them. */
export const MERGED_FILES = [
  '/wp-content/cache/autoptimize/js/autoptimize_1a2b.js',
  '/wp-content/cache/min/1/1a2b3c4d.js',
  '/wp-content/litespeed/js/1a2b3c4d.js',
  '/wp-content/uploads/siteground-optimizer-assets/siteground-optimizer-combined-js-1a2b.js',
]
for (const path of MERGED_FILES)
  FILES[path] = `${note('merged')} window.elementorFrontend = { hooks: {} };
    addEventListener('DOMContentLoaded', () => {
      for (const title of document.querySelectorAll('.elementor-tab-title')) title.setAttribute('data-old', '');
      dispatchEvent(new Event('elementor/frontend/init'));
    });`
/** In the place of our script, where a check waits for its name. */
FILES['/wp-content/nameless.js'] = 'window.Skerry = {}'
/** Faulty browsers: our script throws as it starts, the browser is too old for it, or a script's type cannot be changed. */
FILES['/wp-content/no-kit.js'] =
  `Object.defineProperty(window, Symbol.for('skerry.kit'), { get: () => { throw Error('no kit') }, configurable: false })`
FILES['/wp-content/too-old.js'] = 'delete Array.prototype.findLast'
FILES['/wp-content/fixed-types.js'] = `Object.defineProperty(HTMLScriptElement.prototype, 'type', { get: () => '', set() {} })`
const tag = (path: string, attributes = '') => `<script src="${path}?ver=3.21.6"${attributes}></script>`
const JQUERY = '/wp-includes/js/jquery/jquery.min.js'
const MIGRATE = '/wp-includes/js/jquery/jquery-migrate.min.js'
export const RUNTIME = Object.keys(FILES).slice(2, 6)
export const ADDON = `${PLUGINS}/fancy-addon/assets/addon.js`
export const [MERGED = ''] = MERGED_FILES
const CONFIG_ID = 'elementor-frontend-js-before'
const configWith = (more: string) => `var elementorFrontendConfig = {"version":"3.21.6","urls":{"assets":""}${more}};`

/** A widget of the builder's: an accordion, which both runtimes drive. */
export const ACCORDION = `<div class="elementor-element elementor-widget elementor-widget-accordion" data-id="a1" data-element_type="widget" data-widget_type="accordion.default">
  <div class="elementor-widget-container"><div class="elementor-accordion">
    <div class="elementor-accordion-item"><div id="title" class="elementor-tab-title" data-tab="1" role="button" aria-controls="content" aria-expanded="false"><a class="elementor-accordion-title" tabindex="0">Jeden</a></div>
    <div id="content" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region" aria-labelledby="title">Treść</div></div>
  </div></div></div>`
export const widget = (type: string) =>
  `<div class="elementor-element elementor-widget" data-id="w1" data-element_type="widget" data-widget_type="${type}.default"></div>`

export interface SiteOptions {
  body?: string
  /** Our part of the head. */
  ours?: string
  head?: string
  /** Before and after the builder's files in the footer. */
  before?: string
  after?: string
  runtime?: string
  /** How an optimiser prints the CMS's files and inline scripts; `''` leaves a file out. */
  file?: (path: string) => string
  inline?: (code: string, id: string) => string
  /** More of the configuration, starting with a comma. */
  config?: string
  headers?: Record<string, string>
}

const BASE = 'http://localhost'
/** Serves `/takeover/`, a page as a CMS with the builder prints it, and its files. */
export async function serveSite(page: Page, options: SiteOptions = {}): Promise<void> {
  const { ours = INLINE + ourTag(), body = ACCORDION, head = '', before = '', after = '', headers = {} } = options
  const { file = tag, inline = (code: string, id: string) => `<script id="${id}">${code}</script>` } = options
  const config = inline(configWith(options.config ?? ''), CONFIG_ID)
  const runtime = options.runtime ?? RUNTIME.map((path) => (/frontend\.min/.test(path) ? config : '') + file(path)).join('')
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Strona</title><link rel="icon" href="data:,">${ours}
    <link rel="preload" as="script" href="${RUNTIME[2]}?ver=3.21.6">${file(JQUERY)}${file(MIGRATE)}${head}</head>
    <body><div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${body}</div>${before}${runtime}${after}</body></html>`
  await page.route(/\/takeover\/(\?|$)/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html }))
  await page.route(
    (url) => url.pathname in FILES,
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: FILES[new URL(route.request().url(), BASE).pathname] }),
  )
}
export async function openSite(page: Page, options: SiteOptions = {}, query = ''): Promise<void> {
  await serveSite(page, options)
  await page.goto(`/takeover/${query}`)
}

type Global = Log & {
  Skerry?: {
    takeover?: { decision: string; why: string[]; held: string[]; ran: string[]; widgets?: Record<string, string> }
    islands: () => { state: string }[]
  }
}
/** In a page that may be about to load again. */
async function ask<T>(page: Page, read: () => T): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return (await page.evaluate(read)) as T
    } catch (error) {
      if (tries === 5) throw error
      await page.waitForLoadState('domcontentloaded')
    }
}
export const logOf = (page: Page) => ask(page, () => (window as unknown as Log).log ?? [])
export const takeoverOf = (page: Page) => ask(page, () => (window as unknown as Global).Skerry?.takeover)
/** Who drives the accordion: the stand-in marks its titles, ours makes them work. */
export const driverOf = (page: Page) =>
  ask(page, () => {
    const isOld = document.querySelector('.elementor-tab-title')?.hasAttribute('data-old')
    const isOurs = (window as unknown as Global).Skerry?.islands().some(({ state }) => state === 'mounted')
    return `${isOld ? 'builder' : ''}${isOurs ? 'Skerry' : ''}` || 'nobody'
  })
export const ALL = ['jquery', 'migrate', 'runtime', 'modules', 'frontend', 'handlers', 'started', 'loaded']
