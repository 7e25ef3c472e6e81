/** A page with the builder's files in the order in which a CMS prints them, the CMS's emoji loader, and add-ons. All are stand-ins. */
import { JQUERY_PATH, jQueryFile } from './jquery'
import { createScripts, type DifferentialPage, LAST } from './page'

const INCLUDES = 'wp-includes/js'
const CORE = 'wp-content/plugins/elementor/assets'
const PRO = 'wp-content/plugins/elementor-pro/assets'
const EMOJI = `${INCLUDES}/wp-emoji-release.min.js`

/** The CMS's loader inserts its script at once, or when the page has been read. */
const emoji = (id: string) =>
  `const add${id.length} = () => { const s = document.createElement('script'); s.src = '${EMOJI}?${id}'; s.id = '${id}'; s.defer = true; document.getElementById('first').after(s) };`

export function builderPage(): DifferentialPage {
  const { files, inline, file } = createScripts()
  const place = (path: string, id: string, code = '') => {
    files[path] = { body: `ran('${id}');${code}` }
    return `<script src="${path}?ver=3.21.6" id="${id}"></script>\n`
  }
  const has = (...names: string[]) => names.map((name) => `'${name} ' + typeof ${name}`).join(" + ', ' + ")
  const head = [
    `<script type="speculationrules" id="rules">{}</script>`,
    inline('consent', `window.dataLayer = [];listen('consent')`),
    inline('emoji', `${emoji('free-emoji')}add10();${emoji('free-emojib')}document.addEventListener('DOMContentLoaded', add11)`),
    `<script src="${JQUERY_PATH}?ver=3.7.1" id="jquery-core-js"></script>\n`,
    place(`${INCLUDES}/jquery/jquery-migrate.min.js`, 'jquery-migrate-js', `say('migrate', ${has('jQuery')})`),
    inline('jquery-core-js-after', `say('after', ${has('jQuery')});window.$ = jQuery`),
    file('free-analytics', '', 'async'),
  ]
  const body = [
    `<a id="a" href="#" onclick="jQuery(this).hide()">a</a>`,
    inline('theme', `$(() => say('theme', 'is ready: ' + ${has('jQuery.fn.plug', 'late', 'wp')}));listen('theme')`),
    place('wp-content/themes/hello-elementor/assets/js/hello-frontend.min.js', 'builder-hello'),
    place(`${PRO}/lib/smartmenus/jquery.smartmenus.min.js`, 'builder-smartmenus', 'jQuery.fn.smartmenus = function () {}'),
    // Nobody names it: it is the builder's alone.
    place(`${INCLUDES}/imagesloaded.min.js`, 'builder-imagesloaded'),
    place(`${PRO}/js/webpack-pro.runtime.min.js`, 'builder-pro-runtime'),
    place(`${CORE}/js/webpack.runtime.min.js`, 'builder-runtime', 'window.webpackChunkelementor = []'),
    place(
      `${CORE}/js/frontend-modules.min.js`,
      'builder-modules',
      'window.elementorModules = { frontend: { handlers: { Base: class {} } } }',
    ),
    place(`${INCLUDES}/dist/vendor/wp-polyfill.min.js`, 'wp-polyfill-js'),
    place(`${INCLUDES}/dist/hooks.min.js`, 'wp-hooks-js', 'window.wp = { hooks: {} }'),
    place(`${INCLUDES}/dist/i18n.min.js`, 'wp-i18n-js', 'wp.i18n = { setLocaleData() {} }'),
    inline('wp-i18n-js-after', `wp.i18n.setLocaleData({});say('i18n', ${has('wp.i18n')})`),
    inline('elementor-pro-frontend-js-before', 'var ElementorProFrontendConfig = {"urls":{}};'),
    place(
      `${PRO}/js/frontend.min.js`,
      'builder-pro-frontend',
      `say('builder', ${has('elementorModules', 'wp.i18n', 'ElementorProFrontendConfig')})`,
    ),
    place(`${CORE}/lib/waypoints/waypoints.min.js`, 'builder-waypoints'),
    place(`${INCLUDES}/jquery/ui/core.min.js`, 'jquery-ui-core-js'),
    inline(
      'elementor-frontend-js-before',
      'var elementorFrontendConfig = {"environmentMode":{"edit":false},"version":"3.21.6","urls":{"assets":""},"settings":{}};',
    ),
    place(`${CORE}/js/frontend.min.js`, 'builder-frontend', FRONTEND(has)),
    `<script id="elementor-frontend-js-after">ran('builder-after');say('builder', 'after: ' + ${has('elementorFrontend', 'elementorFrontendConfig')})</script>`,
    place(
      `${PRO}/js/elements-handlers.min.js`,
      'builder-handlers',
      `window.handlers = 1;jQuery(window).on('elementor/frontend/init', () => say('builder', 'the handlers are told'));listen('builder-handlers')`,
    ),
    place(
      `${PRO}/lib/sticky/jquery.sticky.min.js`,
      'builder-sticky',
      `jQuery.fn.sticky = function () {};jQuery(() => say('builder-sticky', 'is ready'))`,
    ),
    place('wp-content/plugins/fancy-addon/assets/addon.js', 'addon', ADDON),
    inline('addon-js-after', `say('addon', 'after: ' + ${has('Thing', 'elementorModules')})`),
    file('plugin', 'jQuery.fn.plug = function () {};window.late = 1'),
    inline('footer', `jQuery(window).on('load', () => say('footer', 'load: ' + ${has('jQuery.fn.plug')}))`),
    LAST,
  ]
  files[JQUERY_PATH] = jQueryFile('3.7')
  files[EMOJI] = { body: `ran(document.currentScript.id)` }
  return { name: 'the builder’s files', head: head.join(''), body: body.join(''), files }
}

const FRONTEND = (has: (...names: string[]) => string) => `
  window.elementorFrontend = {
    hooks: { addAction() {} }, elementsHandler: { attachHandler(name) { say('builder', 'gets ' + name) } }, isEditMode: () => false,
    init() {
      say('builder', 'init: ' + ${has('jQuery.fn.sticky', 'handlers', 'Thing')});
      jQuery(window).trigger('elementor/frontend/init')
    },
  };
  jQuery(() => elementorFrontend.init());
  jQuery(window).on('load', () => say('builder-frontend', 'load'))`
/** Runs at the top level, as add-ons do; what the builder announces may reach it late, through us. */
const ADDON = `
  class Thing extends elementorModules.frontend.handlers.Base {}
  jQuery(window).on('elementor/frontend/init', () => { elementorFrontend.hooks.addAction('frontend/element_ready/fancy.default', () => {}); say('free-addon', 'is told') })`
