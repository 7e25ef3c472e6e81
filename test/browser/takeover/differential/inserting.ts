/** Scripts that insert, remove or change others. */

import { createScripts, type DifferentialPage, FIRST_HELD, LAST, RUN, STAND_IN } from './page'

/** Code that inserts a script: an inline one runs at once, a file when it arrives. */
const insert = (id: string, more: string) =>
  `{const s = document.createElement('script'); s.id = '${id}'; ${more}; s.onload = s.onerror = teller('${id} as a property');
    s.addEventListener('load', teller('${id}')); s.addEventListener('error', teller('${id}')); document.getElementById('first').after(s)}`
const src = (id: string) => `s.src = 'js/${id}.js'`

export function inserting(): DifferentialPage {
  const { files, inline, file } = createScripts()
  const serve = (id: string, code = '', more = {}) => {
    files[`js/${id}.js`] = { body: `ran('${id}');${code}`, ...more }
  }
  files[FIRST_HELD] = STAND_IN
  for (const id of ['free-early', 'free-file', 'free-order-b', 'free-first', 'free-fragment', 'free-late', 'free-nested', 'free-clone'])
    serve(id)
  serve('free-order-a', '', { wait: 100 })
  serve('free-slow', '', { wait: 150 })
  serve('free-jsonp', `answered({});${insert('free-nested', `${src('free-nested')}; s.dataset.outside = ''`)}`)
  serve('free-missing', '', { status: 404 })
  const head = [
    inline('early', insert('free-early', src('free-early'))),
    file('free-async', insert('free-late', `${src('free-late')}; s.dataset.outside = ''`), 'async'),
    `<script src="${FIRST_HELD}" id="jquery-core-js"></script>`,
    inline('inserts-inline', `${insert('inserted', `s.text = "ran('inserted')"`)}say('inserts-inline', 'goes on')`),
    inline(
      'inserts-file',
      `${insert('free-file', src('free-file'))}${insert('free-slow', src('free-slow'))}say('inserts-file', 'goes on')`,
    ),
    inline('inserts-missing', insert('free-missing', src('free-missing'))),
    file('inserts-in-order', ['a', 'b'].map((x) => insert(`free-order-${x}`, `s.async = false;${src(`free-order-${x}`)}`)).join('')),
  ]
  const body = [
    `<div id="box"></div><p id="p"></p>`,
    inline(
      'inserts-before-the-first',
      `const s = document.createElement('script'), first = document.getElementsByTagName('script')[1]; s.id = 'free-first'; ${src('free-first')}; s.async = 1; first.parentNode.insertBefore(s, first)`,
    ),
    inline(
      'inserts-html',
      `box.innerHTML = '<script id="by-html">ran("by-html")<\\/script>';p.insertAdjacentHTML('beforeend', box.innerHTML)`,
    ),
    inline(
      'inserts-fragment',
      `box.append(document.createRange().createContextualFragment('<script id="by-fragment">ran("by-fragment")<\\/script><script id="free-fragment" src="js/free-fragment.js"><\\/script>'));say('inserts-fragment', 'goes on')`,
    ),
    inline(
      'inserts-parsed',
      `box.append(new DOMParser().parseFromString('<script id="parsed">ran("parsed")<\\/script>', 'text/html').querySelector('script'))`,
    ),
    inline('inserts-a-module', insert('free-module', `s.type = 'module'; s.text = "ran('free-module')"`)),
    inline('asks-jsonp', `window.answered = () => say('free-jsonp', 'answered');${insert('free-jsonp', src('free-jsonp'))}`),
    inline('imports', `import('./js/free-import.js').then(({ ok }) => say('free-import', ok))`),
    inline('inserts-a-copy', `box.append(Object.assign(document.getElementById('asks-jsonp').cloneNode(true), { id: 'copy' }))`),
    inline('moves-one', `box.append(document.getElementById('inserts-parsed'))`),
    inline('delayed', `say('delayed', 'is run by a delayer')`, 'type="text/delayed"'),
    inline(
      'runs-delayed',
      `const old = document.getElementById('delayed'), s2 = document.createElement('script'); s2.id = 'delayed'; s2.text = old.text; old.replaceWith(s2)`,
    ),
    inline('removes-itself', `document.currentScript.remove();say('removes-itself', nameOf(document.currentScript.parentNode))`),
    inline('replaces-itself', `document.currentScript.replaceWith(Object.assign(document.createElement('b'), { id: 'in-its-place' }))`),
    file('removes-itself-file', `document.currentScript.remove()`, 'onload="told(this.id, this, event)"'),
    inline(
      'puts-beside',
      `document.currentScript.insertAdjacentHTML('afterend', '<i id="beside"></i>');document.currentScript.before('before')`,
    ),
    inline('changes-itself', `document.currentScript.type = 'text/plain';document.currentScript.text = ''`),
    file('deferred-removed', 'listen("deferred-removed")', 'defer onload="told(this.id, this, event)"'),
    file('deferred-moved', '', 'defer'),
    inline(
      'removes-deferred',
      `document.getElementById('deferred-removed').remove();document.body.prepend(document.getElementById('deferred-moved'))`,
    ),
    inline(
      'inserts-later',
      `document.addEventListener('DOMContentLoaded', () => {${insert('free-clone', src('free-clone'))}${insert('at-ready', `s.text = "ran('at-ready')"`)}});
       addEventListener('load', () => {${insert('at-load', `s.text = "ran('at-load')"`)}})`,
    ),
    file('deferred-inserts', insert('by-deferred', `s.text = "ran('by-deferred')"`), 'defer'),
    inline('module-inserts', insert('by-module', `s.text = "ran('by-module')"`), 'type="module"'),
    inline(
      'appends',
      `document.body.append(Object.assign(document.createElement('script'), { id: 'appended', text: "ran('appended');document.currentScript.dataset.outside = ''" }))`,
    ),
    LAST,
  ]
  files['js/free-import.js'] = { body: `export const ok = 'imported'` }
  return { name: 'inserting', head: head.join(''), body: body.join(''), files }
}

/** Consent managers block other scripts with an observer, which is registered before or after ours. */
export function blocking(): DifferentialPage {
  const { files, inline, file } = createScripts()
  files[FIRST_HELD] = STAND_IN
  const block = (what: string, action: string) =>
    `new MutationObserver((records) => { for (const { addedNodes } of records) for (const node of addedNodes) if (node.localName === 'script' && /${what}/.test(node.id)) { ${action} } }).observe(document, { childList: true, subtree: true })`
  const retype = `node.type = 'text/blocked'`
  const remove = `${retype}; node.remove()`
  const head = [
    inline('early-consent', `${block('earlytyped', retype)};${block('earlyremoved', remove)}`),
    `<script src="${FIRST_HELD}" id="jquery-core-js"></script>`,
    file('late-consent', `${block('latetyped', retype)};${block('lateremoved', remove)}`),
    file(
      'accepts',
      `addEventListener('load', () => {
      for (const node of document.querySelectorAll('script[type="text/blocked"]')) {
        const copy = document.createElement('script'); for (const { name, value } of node.attributes) if (name !== 'type') copy.setAttribute(name, value)
        copy.text = node.text; copy.id = copy.id.replace('typed', 'given'); node.replaceWith(copy) } })`,
    ),
  ]
  const kinds = ['earlytyped', 'earlyremoved', 'latetyped', 'lateremoved']
  const classic = kinds.flatMap((id) => [inline(`free-${id}inline`), file(`free-${id}file`)])
  // One that is removed only when it would run is in the page until then: nothing looks at what is before it.
  const deferred = kinds.flatMap((id) => [file(`free-${id}deferred`, '', 'defer'), inline(`free-${id}module`, '', 'type="module"')])
  // Scripts that wait for consent that nobody gives, as the server prints them.
  const waiting = [
    file('consent-plain', '', 'type="text/plain" data-cookieconsent="marketing"'),
    file('consent-deferred', '', 'defer type="text/plain" data-category="analytics"'),
    `<script type="text/plain" data-src="${RUN}js/consent-src.js" data-name="maps" id="consent-src"></script>`,
    inline('consent-inline', 'jQuery', 'type="text/plain" data-cookieconsent="marketing"'),
  ]
  files['js/consent-src.js'] = { body: `ran('consent-src')` }
  const body = [
    ...waiting,
    ...classic,
    inline('after-blocked'),
    file('after-blocked-file'),
    file('deferred', '', 'defer'),
    LAST,
    ...deferred,
  ]
  return { name: 'blocking', head: head.join(''), body: body.join(''), files }
}
