/** Listeners of every form, registered by scripts of every kind for every event that tells how far the page is. */
import { createScripts, type DifferentialPage, FIRST_HELD, LAST, STAND_IN } from './page'

/** In the page: `forms(who)` registers all of them, `undo(who)` removes those that a later script has to remove. */
const FORMS = `
  const undoing = new Map()
  const EVENTS = [[document, 'readystatechange'], [document, 'DOMContentLoaded'], [window, 'DOMContentLoaded'], [window, 'load'], [window, 'pageshow']]
  const object = (called) => ({ called, handleEvent(event) { told(called, this, event) } })
  function forms(who) {
    const undos = []
    for (const [target, type] of EVENTS) {
      const add = (form, listener, options) => target.addEventListener(type, listener, options)
      const fn = (form) => teller(who + ' as ' + form)
      add('a function', fn('a function'))
      add('an object', object(who + ' as an object'))
      add('an arrow', (event) => told(who + ' as an arrow', 'this', event))
      add('capture', fn('capture'), true)
      add('capture by options', fn('capture by options'), { capture: true, passive: true })
      add('once', fn('once'), { once: true })
      add('once, as an object', object(who + ' as an object, once'), { once: true, capture: true })
      add('nothing', null)
      const twice = fn('twice')
      add('twice', twice); add('twice', twice, false); add('twice', twice, { once: true })
      const both = fn('both phases')
      add('both', both, true); add('both', both)
      const removed = fn('removed'); add('removed', removed); target.removeEventListener(type, removed)
      const stays = fn('not removed, because it captures'); add('stays', stays, true); target.removeEventListener(type, stays)
      const back = fn('removed and added again'); add('back', back); target.removeEventListener(type, back, { passive: true }); add('back', back)
      const gone = object(who + ' as a removed object'); add('gone', gone); target.removeEventListener(type, gone)
      const changed = object(who + ' as an object that changes'); add('changed', changed)
      changed.handleEvent = teller(who + ' as an object that has changed')
      add('bound', fn('bound').bind({ called: 'bound' }))
      add('abort', fn('aborted before'), { signal: AbortSignal.abort() })
      const now = new AbortController(); add('abort', fn('aborted'), { signal: now.signal }); now.abort()
      const later = new AbortController(); add('abort', fn('aborted later'), { signal: later.signal })
      add('abort', fn('never aborted'), { signal: new AbortController().signal, once: true })
      const taken = fn('removed later'), kept = object(who + ' as an object removed later'); add('later', taken, { capture: true }); add('later', kept)
      undos.push(() => { later.abort(); target.removeEventListener(type, taken, true); target.removeEventListener(type, kept) })
      add('throws', () => { throw Error(who + ' throws') })
      add('no function', { called: 'without handleEvent' })
      add('stops', (event) => { event.preventDefault(); say(who, 'prevented: ' + event.defaultPrevented) })
      add('adds', (event) => { target.addEventListener(type, fn('added meanwhile')); target.removeEventListener(type, last) }, { once: true })
      const last = fn('removed meanwhile'); add('last', last)
    }
    undoing.set(who, undos)
  }
  const undo = (who) => { for (const take of undoing.get(who)) take() }
`
/** What stands in \`on…\`; the chain is how people avoid overwriting another's. */
const properties = (who: string) => `
  for (const [target, type] of [[window, 'onload'], [document, 'onreadystatechange'], [window, 'onpageshow']]) {
    const old = target[type]
    say('${who}', type + ' was ' + typeof old)
    target[type] = function (event) { if (old) old.call(this, event); told('${who} as ' + type, this, event) }
  }`

export function listeners(): DifferentialPage {
  const { files, inline, file } = createScripts()
  files[FIRST_HELD] = STAND_IN
  const head = [
    file('forms', FORMS),
    inline('early', `forms('early');undo('early');${properties('early')}`),
    `<script src="${FIRST_HELD}" id="jquery-core-js" onload="told('as an attribute', this, event)"></script>`,
    inline('held', `forms('held');${properties('head')}document.onload = teller('held as document.onload')`),
    inline(
      'captures',
      'document.addEventListener("load", (event) => /^[ac-eg-z]|^fi/.test(event.target.id) && say("captures", `load of ` + event.target.id), true)',
    ),
  ]
  const body = [
    file('file', `forms('file');listen('file')`, `onload="listen(this.id)" onerror="told('wrong', this, event)"`),
    file('gone', '', `onerror="told('gone', this, event);listen('gone')"`, { status: 404 }),
    inline('undoes', `undo('held');undo('file');removeEventListener('load', null)`),
    inline('body', `say('body', typeof document.body.onload);${properties('body')}`),
    inline('replaces', `document.onreadystatechange = teller('replaces');say('replaces', document.body.onload === window.onload)`),
    file('deferred', `forms('deferred');undo('deferred');${properties('deferred')}`, 'defer'),
    inline('module', `listen('module')`, 'type="module"'),
    file('free-async', `addEventListener('load', teller('free-async'));addEventListener('pageshow', teller('free-async'))`, 'async'),
    inline(
      'inserts',
      `const s = document.createElement('script'); s.text = "ran('inserted');listen('inserted')"; s.id = 'inserted'; document.currentScript.before(s)`,
    ),
    inline(
      'meanwhile',
      `document.addEventListener('DOMContentLoaded', () => { listen('meanwhile'); document.addEventListener('DOMContentLoaded', teller('too late')) });
       addEventListener('load', () => addEventListener('load', teller('too late')))`,
    ),
    inline(
      'own',
      `addEventListener('own', teller('own'));dispatchEvent(new Event('own'));document.dispatchEvent(new Event('own', { bubbles: true }))`,
    ),
    inline(
      'frame',
      `const frame = document.createElement('iframe'); frame.id = 'free-frame'; frame.dataset.outside = ''; frame.onload = teller('free-frame');
       frame.srcdoc = '<script>parent.say("free-frame", document.readyState);addEventListener("load", () => parent.say("free-frame", "loads"))<\\/script>'; document.body.append(frame)`,
    ),
    LAST,
  ]
  const attributes = `onload="told('the attribute', this, event)" onpageshow="told('the attribute', this, event)"`
  return { name: 'listeners', head: head.join(''), body: body.join(''), files, attributes }
}

/** One listener stops those after it. */
export function stopping(): DifferentialPage {
  const { files, inline, file } = createScripts()
  files[FIRST_HELD] = STAND_IN
  const head = [
    `<link rel="stylesheet" href="css/slow.css">`,
    inline('early', `listen('early')`),
    `<script src="${FIRST_HELD}" id="jquery-core-js"></script>`,
    inline('after-style', `say('after-style', getComputedStyle(document.documentElement).zIndex);listen('after-style')`),
    `<link rel="stylesheet" href="css/slower.css">`,
    file('after-slower', `say('after-slower', getComputedStyle(document.documentElement).order)`),
    `<link rel="stylesheet" href="css/print.css" media="print">`,
  ]
  const body = [
    inline('stops', `document.addEventListener('DOMContentLoaded', (event) => event.stopPropagation());listen('stops')`),
    `<p id="p">text</p><link rel="stylesheet" href="css/body.css">`,
    inline('after-body-style', `say('after-body-style', getComputedStyle(document.getElementById('p')).zIndex)`),
    inline(
      'imports',
      `const style = document.createElement('style'); style.textContent = '#p{order:4}'; document.getElementById('p').before(style)`,
    ),
    inline('after-imports', `say('after-imports', getComputedStyle(document.getElementById('p')).order)`),
    file(
      'deferred',
      `say('deferred', getComputedStyle(document.getElementById('p')).zIndex);addEventListener('load', (event) => event.stopImmediatePropagation());listen('deferred')`,
      'defer',
    ),
    inline('module', `say('module', getComputedStyle(document.getElementById('p')).zIndex);listen('module')`, 'type="module"'),
    inline('fakes', `window.dispatchEvent(new Event('load'));document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))`),
    LAST,
  ]
  const css = (body: string, wait: number) => ({ body, type: 'text/css', wait })
  files['css/slow.css'] = css('html{z-index:1}', 60)
  files['css/slower.css'] = css('html{order:2}', 150)
  files['css/print.css'] = css('html{z-index:9}', 10)
  files['css/body.css'] = css('#p{z-index:3}', 250)
  return { name: 'stopping', head: head.join(''), body: body.join(''), files }
}
