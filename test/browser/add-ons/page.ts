/** The page of a stand-in for an add-on pack: twelve widgets, registered in each of the usual ways, and the files in the builder's order. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const library = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')
const OWN = '/wp-content/plugins/elementor/assets/js'
const PACK = '/wp-content/plugins/own-pack/assets'
const JQUERY = '/wp-includes/js/jquery/jquery.min.js'

/** All files of the site, by path. */
export const PACK_FILES: Record<string, string> = {
  '/wp-content/seen.js': read('seen.js'),
  [JQUERY]: library('jquery'),
  [`${OWN}/webpack.runtime.min.js`]: 'window.webpackChunkelementor = []',
  [`${OWN}/frontend-modules.min.js`]: read('builder-modules.js'),
  [`${PACK}/early.js`]: read('early.js'),
  [`${OWN}/frontend.min.js`]: read('builder-frontend.js'),
  [`${PACK}/pack.js`]: read('pack.js'),
  '/swiper.js': readFileSync(new URL('../../../node_modules/swiper/swiper-bundle.min.js', import.meta.url), 'utf8'),
}

const settings = (value: object) => `data-settings='${JSON.stringify(value)}'`
const widget = (type: string, id: string, inside = '', more = settings({ n: 3, size: 'big', size_tablet: 'small' })) =>
  `<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type.split('.')[0]}" data-id="${id}" data-element_type="widget" data-widget_type="${type}" ${more}><div class="elementor-widget-container">${inside}</div></div>`
const press = '<button class="press">press</button>'
const slides = (n: number) =>
  `<div class="swiper"><div class="swiper-wrapper">${Array.from({ length: n }, (_, i) => `<div class="swiper-slide"><b class="bg">${i + 1}</b></div>`).join('')}</div></div>`
const container = (id: string, inside: string) =>
  `<div class="elementor-element elementor-element-${id} e-con e-flex" data-id="${id}" data-element_type="container">${inside}</div>`
const tabs = (id: string) =>
  widget(
    'own-tabs.default',
    id,
    `<div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${[1, 2].map((n) => `<button class="e-n-tab-title" id="t${n}" role="tab" aria-controls="p${n}" aria-selected="${n === 1}" data-tab-index="${n}">Tab ${n}</button>`).join('')}</div><div class="e-n-tabs-content">${[1, 2].map((n) => `<div id="p${n}" role="tabpanel" aria-labelledby="t${n}" data-tab-index="${n}" class="e-con e-child elementor-element${n === 1 ? ' e-active' : ''}" data-id="pan${n}" data-element_type="container">Panel ${n} ${widget('own-action.default', `intab${n}`, press)}</div>`).join('')}</div></div>`,
    '',
  )
const loopItem = (n: number) =>
  `<div data-elementor-type="loop-item" class="elementor e-loop-item e-loop-item-${n}">${widget('own-attached.default', `loop${n}`, press)}</div>`
const loop = (page: number, path: string) =>
  widget(
    'loop-grid.post',
    'l00p111',
    `<div class="elementor-loop-container elementor-grid">${loopItem(page * 2)}${loopItem(page * 2 + 1)}</div>${
      page > 1 ? '' : '<span class="e-load-more-spinner"></span>'
    }<div class="e-load-more-anchor" data-page="${page}" data-max-page="2" data-next-page="${path}?e-page-l00p111=${page + 1}"></div><div class="elementor-button-wrapper e-loop__load-more"><a href="#" class="elementor-button" role="button"><span class="elementor-button-text">More</span></a></div>`,
    settings({ pagination_type: 'load_more_on_click' }),
  )
const POPUP = `<div data-elementor-type="popup" data-elementor-id="7" class="elementor elementor-7 elementor-location-popup" data-elementor-settings='{"timing":[]}'>${widget('own-action.default', 'inpopup', press)}${widget('own-attached.default', 'inpopup2', press)}</div>`
const ACTION = '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjcifQ%3D%3D'
const html = (page: number, path: string) => `<div data-elementor-type="wp-page" data-elementor-id="5" class="elementor elementor-5">
  ${container('outer', `${widget('own-action.default', 'action')}${widget('own-attached.default', 'attached', press + widget('own-attached.default', 'inner', press))}`)}
  ${widget('own-added.default', 'added', press)}${widget('own-skin.big', 'skin', press)}
  ${widget('own-slider.default', 'slider', slides(4) + press)}${widget('own-carousel.default', 'carousel', slides(5), settings({ slides_to_show: '2', speed: 0 }))}
  <div class="own-ready" data-id="byready" ${settings({ n: 7 })}>${press}</div>
  ${widget('own-injects.default', 'injects', `${press}<div class="into"></div><template>${widget('own-attached.default', 'injected', press)}</template>`)}
  ${widget('own-fails.default', 'fails')}${widget('own-late.default', 'late')}${widget('own-early.default', 'early')}
  ${tabs('tabs')}${loop(page, path)}<a id="opener" href="${ACTION}">open</a></div>${POPUP}`

export const PACK_CSS = `body{margin:0;font:16px/20px monospace}.press,.elementor-button{display:block;font:inherit}.swiper{overflow:hidden}.swiper-wrapper{display:flex}.swiper-slide{flex:none;width:100%}.is-on{padding:5px}
.is-active{color:red}.e-n-tabs-content>.e-con{display:none}.e-n-tabs-content>.e-active{display:block}[data-elementor-type=popup]{display:none}.e-load-more-spinner,.e-load-more-anchor{display:none}`

const CONFIG =
  'var elementorFrontendConfig = {"environmentMode":{"edit":false},"i18n":{},"breakpoints":{"sm":480,"md":768,"lg":1025},"responsive":{"breakpoints":{"mobile":{"label":"M","value":767,"default_value":767,"direction":"max","is_enabled":true},"tablet":{"label":"T","value":1024,"default_value":1024,"direction":"max","is_enabled":true},"laptop":{"label":"L","value":1366,"default_value":1366,"direction":"max","is_enabled":false}}},"version":"3.29.2","experimentalFeatures":{"container":true},"urls":{"assets":"/"},"swiperClass":"swiper","settings":{"page":[]},"kit":[],"post":{"id":5}};'
/** The scripts in the order in which a CMS prints them; `print` is how an optimiser prints a file. */
const footer = (print: (path: string) => string, files: string[]) =>
  files
    .map((path) => (path === `${OWN}/frontend.min.js` ? `<script id="elementor-frontend-js-before">${CONFIG}</script>` : '') + print(path))
    .join('')
const plain = (path: string) => `<script src="${path}?ver=3.29.2"></script>`

export interface PackOptions {
  /** Our part of the head; empty for the page alone. */
  ours: string
  print?: (path: string) => string
  page?: number
  /** Of the page itself. */
  path?: string
}
/** The head's contents and the body. */
export function packPage({ ours, print = plain, page = 1, path = '/pack/' }: PackOptions): { head: string; body: string } {
  const files = Object.keys(PACK_FILES).filter((path) => !/seen|swiper/.test(path))
  const [jquery = '', ...rest] = files
  return { head: `<script src="/wp-content/seen.js"></script>${ours}${print(jquery)}`, body: html(page, path) + footer(print, rest) }
}
