/** The jQuery versions that sites have, and how the builder starts at its `ready`. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createScripts, type DifferentialPage, FRONTEND, LAST } from './page'

const PACKAGES = { '1.12': 'jquery-1', '3.7': 'jquery-3', '4': 'jquery' }
export type Version = keyof typeof PACKAGES
const require = createRequire(import.meta.url)
/** A CMS ships it without `$`. */
export const jQueryFile = (version: Version) => ({
  body: `${readFileSync(require.resolve(PACKAGES[version]), 'utf8')};jQuery.noConflict();ran('jquery');`,
})
export const JQUERY_PATH = 'wp-includes/js/jquery/jquery.min.js'
const PLUGINS = 'wp-content/plugins'
export const HANDLERS = `${PLUGINS}/elementor-pro/assets/js/elements-handlers.min.js`
export const STICKY = `${PLUGINS}/elementor-pro/assets/lib/sticky/jquery.sticky.min.js`

/** What must be there when the page is ready, wherever its script stands. */
const SEES = `[document.readyState, jQuery.isReady && 'is ready', typeof jQuery.fn.plug, typeof window.late].join()`
/** Every way to wait for the page that all versions have. */
const ready = (who: string) => `
  jQuery(function ($) { say('${who}', 'ready: this=' + nameOf(this) + ' $=' + ($ === jQuery) + ' ' + ${SEES}) });
  jQuery(document).ready(() => say('${who}', 'ready of the document ' + ${SEES}));
  jQuery(window).on('load', function (event) { say('${who}', 'load: this=' + nameOf(this) + ' target=' + nameOf(event.target) + ' ' + event.type + ' ' + ${SEES}) });
  jQuery(window).one('load', () => say('${who}', 'load, once'));`
const OLD = (who: string) => `
  jQuery(document).on('ready', function () { say('${who}', 'ready as an event: ' + nameOf(this) + ' ' + ${SEES}) });
  jQuery(document).bind('ready', () => say('${who}', 'ready, bound'));
  jQuery(window).load(() => say('${who}', 'load by its own name'));`
const NEW = (who: string) => `
  jQuery.ready.then(($) => say('${who}', 'ready as a promise: ' + ($ === jQuery) + ' ' + ${SEES}));
  jQuery.when(jQuery.ready).then(() => say('${who}', 'ready in time'));`

export function jQueryPage(version: Version): DifferentialPage {
  const { files, inline, file } = createScripts()
  const all = (who: string) => ready(who) + (version === '1.12' ? OLD(who) : NEW(who))
  const place = (path: string, id: string, code: string) => {
    files[path] = { body: `ran('${id}');${code}` }
    return `<script src="${path}" id="${id}"></script>\n`
  }
  files[JQUERY_PATH] = jQueryFile(version)
  const head = [
    inline('early', 'listen("early");addEventListener("load", () => say("early", typeof jQuery))'),
    `<script src="${JQUERY_PATH}" id="jquery-core-js"></script>\n`,
    place('wp-includes/js/jquery/jquery-migrate.min.js', 'migrate', 'say("migrate", typeof jQuery)'),
    inline('head', `var $ = jQuery;listen('head');${all('head')}`),
    inline('theme', `$(function () { $('#p').plug() });document.addEventListener('DOMContentLoaded', () => say('theme', ${SEES}))`),
  ]
  const body = [
    `<p id="p">text</p><a id="a" href="#" onclick="$(this).plug()">a</a>`,
    inline('body', `$.each([1], (_, n) => say('body', n));${all('body')}`),
    place(
      FRONTEND,
      'builder-frontend',
      `window.elementorFrontend = { init() { say('builder', 'init: sticky ' + typeof jQuery.fn.sticky + ', handlers ' + typeof window.handlers) } };jQuery(elementorFrontend.init);${all('builder-frontend')}`,
    ),
    place(HANDLERS, 'builder-handlers', 'window.handlers = 1'),
    place(STICKY, 'builder-sticky', 'jQuery.fn.sticky = function () {}'),
    file('plugin', `jQuery.fn.plug = function () { say('plugin', 'plugs ' + nameOf(this[0])); return this };${all('plugin')}`),
    inline(
      'inside',
      `jQuery(() => { jQuery(() => say('inside', 'ready within ready')); jQuery(window).on('load', () => say('inside', 'load within ready')) })`,
    ),
    ...(version === '4'
      ? []
      : [inline('holds', `jQuery.holdReady(true);say('holds', 'ready is held')`), file('lets-go', 'jQuery.holdReady(false)')]),
    file('deferred', all('deferred'), 'defer'),
    inline('module', all('module'), 'type="module"'),
    inline(
      'inserts',
      `const s = document.createElement('script'); s.text = ${JSON.stringify(`ran('inserted');${all('inserted')}`)}; s.id = 'inserted'; document.getElementById('p').append(s)`,
    ),
    file('free-async', 'addEventListener("load", () => say("free-async", typeof jQuery))', 'async'),
    inline('late', 'window.late = 1'),
    LAST,
  ]
  return { name: `jQuery ${version}`, head: head.join(''), body: body.join(''), files }
}
