/** Small pages on which a take-over went wrong: what each must show, in the modes that it concerns. */
import { HANDLERS, JQUERY_PATH, jQueryFile, STICKY } from './jquery'
import type { ModeName } from './modes'
import { createScripts, type DifferentialPage, FRONTEND, LAST, type Scripts } from './page'

export interface Case {
  page: DifferentialPage
  modes: ModeName[]
  /** Expected lines, in this order, without the state of the script that logs them. */
  sees: string[]
}

const GIVEN_BACK: ModeName[] = ['given back at once', 'our script is missing', 'given back late']
/** A CMS page with jQuery in its head and the builder's main file at the end. */
function createCase(name: string, modes: ModeName[], sees: string[], make: (scripts: Scripts) => { head?: string; body: string }): Case {
  const scripts = createScripts()
  const { files } = scripts
  const { head = '', body } = make(scripts)
  files[JQUERY_PATH] = jQueryFile('3.7')
  const jquery = `<script src="${JQUERY_PATH}" id="jquery-core-js"></script>`
  return { page: { name, head: head + jquery, body: body + LAST, files }, modes, sees }
}
const place = ({ files }: Scripts, path: string, id: string, code: string) => {
  files[path] = { body: `ran('${id}');${code}` }
  return `<script src="${path}" id="${id}"></script>`
}
/** Logs what it finds at its place. */
const says = (id: string, code: string) => `say('${id}', ${code})`

/** The builder's main file starts at jQuery's ready, and stands before its handlers and what they need. */
const starts = `jQuery(() => { say('builder', 'starts with handlers ' + typeof window.handlers + ', sticky ' + typeof jQuery.fn.sticky) })`
const builder = (scripts: Scripts) =>
  place(scripts, FRONTEND, 'builder-frontend', starts) +
  place(scripts, HANDLERS, 'builder-handlers', 'window.handlers = {}') +
  place(scripts, STICKY, 'builder-sticky', 'jQuery.fn.sticky = function () {}')
const STARTS = 'builder starts with handlers object, sticky function'
const insertEmoji = (scripts: Scripts, more = '') => {
  scripts.files['wp-includes/js/wp-emoji-release.min.js'] = { body: `ran('free-emoji')` }
  return scripts.inline(
    'emoji',
    `((d) => { const s = d.createElement('script'); s.src = 'wp-includes/js/wp-emoji-release.min.js'; s.id = 'free-emoji'; ${more}; d.getElementById('first').after(s) })(document)`,
  )
}

/** The builder's classes, its main file that starts at jQuery's ready, and an add-on with a handler: paths with the code behind them. */
export const ADD_ON = {
  'wp-content/plugins/elementor/assets/js/frontend-modules.min.js':
    'window.elementorModules = { frontend: { handlers: { Base: class {} } } }',
  [FRONTEND]: `window.elementorFrontend = { init: () => jQuery(window).trigger('elementor/frontend/init'), hooks: { addAction() {} },
      elementsHandler: { attachHandler() {} }, isEditMode: () => false };
    jQuery(elementorFrontend.init)`,
  'wp-content/plugins/fancy-addon/assets/addon.js': `class Thing extends elementorModules.frontend.handlers.Base { onInit() {} }
    say('addon', typeof Thing)
    jQuery(window).on('elementor/frontend/init', () => {
      elementorFrontend.elementsHandler.attachHandler('heading', Thing); say('free-init', 'told') })`,
}

export const CASES: Case[] = [
  createCase('an inline script after its library', [...GIVEN_BACK, 'taken'], ['lodash object', 'foo starts', 'each 1'], (scripts) => ({
    body: [
      place(scripts, 'wp-includes/js/dist/vendor/lodash.min.js', 'lodash-js', 'window._ = { noConflict: () => ({}) }'),
      `<script id="lodash-js-after">window.lodash = _.noConflict();${says('lodash', 'typeof lodash')}</script>`,
      scripts.file('foo', `window.Foo = { init: () => say('foo', 'starts') }`),
      '<script>Foo.init()</script><script>window.$ = jQuery</script>',
      `<script>$.each([1], (_, n) => say('each', n))</script>`,
    ].join(''),
  })),
  createCase('what a script writes', [...GIVEN_BACK, 'taken'], ['writes true', 'after here'], ({ inline }) => ({
    body: [
      '<div id="keep">the page</div>',
      inline('writes', `/* jQuery */ document.write('<p id="written">written</p>');${says('writes', '!!document.getElementById("keep")')}`),
      inline(
        'after',
        `say('after', document.getElementById('written').nextElementSibling === document.currentScript ? 'here' : 'elsewhere')`,
      ),
    ].join(''),
  })),
  createCase(
    'what a script writes in a form with a field called parentElement',
    [...GIVEN_BACK, 'taken'],
    ['writes form'],
    ({ inline }) => ({
      body: `<form><input name="parentElement">${inline(
        'writes',
        `/* jQuery */ document.write('<p id="written"></p>');${says('writes', `document.getElementById('written').parentNode.localName`)}`,
      )}</form>`,
    }),
  ),
  createCase(
    'listeners of several forms',
    [...GIVEN_BACK, 'taken'],
    ['file is told of load', 'the object is told of load', 'onload is told of load'],
    ({ inline, file }) => ({
      body: [
        file('file', '', 'onload="told(this.id, this, event)"'),
        inline(
          'listens',
          `jQuery; window.onload = teller('onload'); addEventListener('load', { handleEvent(event) { told('the object', this, event) } });
           const f = teller('removed'); document.addEventListener('DOMContentLoaded', f); document.removeEventListener('DOMContentLoaded', f)`,
        ),
      ].join(''),
    }),
  ),
  createCase('a held file is removed', ['given back at once', 'taken'], ['after runs', 'free-remover removed it'], ({ files, inline }) => {
    // It arrives while the page is held; without us the file has run long before.
    const remove = `document.getElementById('removed').remove()`
    files['js/free-remover.js'] = { body: `ran('free-remover');${remove};say('free-remover', 'removed it')`, wait: 60 }
    files['js/removed.js'] = { body: '' }
    return {
      body: [
        '<script src="js/removed.js" id="removed" data-outside></script>',
        '<script async src="js/free-remover.js" data-outside></script>',
        inline('after', `jQuery;say('after', 'runs')`),
      ].join(''),
    }
  }),
  createCase('a module after jQuery', [...GIVEN_BACK, 'taken'], ['module function'], ({ inline }) => ({
    body: inline('module', says('module', 'typeof jQuery'), 'type="module"'),
  })),
  ...['async', 'defer async', 'async type="module"'].map((attributes) =>
    createCase(
      `an add-on’s file after jQuery with ${attributes}`,
      [...GIVEN_BACK, 'taken'],
      ['free-slider finds function'],
      ({ files }) => {
        const path = 'wp-content/plugins/carousel/slider.js'
        files[path] = { body: `ran('free-slider');say('free-slider', 'finds ' + typeof jQuery.fn.constructor)` }
        return { body: `<script src="${path}" id="free-slider" ${attributes}></script>` }
      },
    ),
  ),
  createCase('a script in another language', [...GIVEN_BACK, 'taken'], ['after object'], ({ inline }) => ({
    body: inline('never', 'jQuery', 'language="vbscript"') + inline('after', says('after', 'typeof jQuery.fn')),
  })),
  createCase('the builder starts before its handlers', GIVEN_BACK, [STARTS], (scripts) => ({ body: builder(scripts) })),
  createCase('… and the CMS inserts a script', GIVEN_BACK, [STARTS], (scripts) => ({ head: insertEmoji(scripts), body: builder(scripts) })),
  createCase('the CMS inserts a script that says it is deferred', ['given back late', 'taken'], ['cart object'], (scripts) => ({
    head: insertEmoji(scripts, 's.defer = true'),
    body: place(scripts, 'wp-content/plugins/other/cart.js', 'cart', says('cart', 'typeof jQuery.fn')),
  })),
  createCase('ready before a later plugin', ['given back at once', 'taken'], ['plugin plugs'], ({ file }) => ({
    body: [
      '<h2>a</h2>',
      file('uses-plugin', `jQuery(() => jQuery('h2').plug())`),
      file('plugin', `jQuery.fn.plug = function () { say('plugin', 'plugs'); return this }`),
    ].join(''),
  })),
  createCase(
    'an add-on extends the builder’s classes',
    ['given back at once', 'taken'],
    ['addon function', 'free-init told'],
    (scripts) => ({
      body: Object.entries(ADD_ON)
        .map(([path, code], i) => place(scripts, path, ['builder-modules', 'builder-frontend', 'addon'][i] as string, code))
        .join(''),
    }),
  ),
]
/** A page whose scripts need not see anything special. */
export const createPage = (name: string, body: string, head = ''): DifferentialPage => createCase(name, [], [], () => ({ head, body })).page
/** The same, with the CMS's own loader, which inserts a script while the page is read. */
export const withEmoji = (name: string, body: string): DifferentialPage =>
  createCase(name, [], [], (scripts) => ({ head: insertEmoji(scripts), body })).page
