/** Scripts that write into the page while it is read. */

import { createScripts, type DifferentialPage, FIRST_HELD, LAST, STAND_IN } from './page'

const script = (id: string, code = '', attributes = '') => `<script id="${id}" ${attributes}>ran('${id}');${code}</script>`
const ask = (id: string, attributes = '') => `<script id="${id}" src="js/${id}.js" ${attributes}></script>`
/** Code that writes; it may stand in an inline script, and in what is written. */
const write = (...html: string[]) => `document.write(${html.map((part) => JSON.stringify(part).replaceAll('</', '<\\/')).join()});`

export function writing(): DifferentialPage {
  const { files, inline, file } = createScripts()
  const serve = (id: string, code = '', more = {}) => {
    files[`js/${id}.js`] = { body: `ran('${id}');${code}`, ...more }
  }
  files[FIRST_HELD] = STAND_IN
  serve('written-file', 'window.writtenLibrary = 1', { wait: 60 })
  serve('written-first', 'window.first = 1', { wait: 60 })
  serve('written-second', 'say("written-second", typeof first)')
  serve(
    'written-writes',
    `document.write('<p id="by-written-file"></p>');${write(script('by-written-file-inline'))}say('written-writes', 'goes on')`,
  )
  serve('written-deferred')
  serve('written-by-file')
  serve('written-missing', '', { status: 404 })
  serve('free-writtenasync', write('<p>never</p>'))
  serve('free-inserted', write('<p>never</p>'))
  const goesOn = (id: string) => `say('${id}', 'goes on')`
  const head = [
    `<script src="${FIRST_HELD}" id="jquery-core-js"></script>`,
    inline('writes-head', write('<meta name="written" content="1"><style id="written-style">#box{z-index:7}</style>')),
    file('writes-head-script', write(ask('written-file'), script('uses-written', 'say("uses-written", typeof writtenLibrary)'))),
    inline('after-head', 'say("after-head", typeof writtenLibrary)'),
  ]
  const body = [
    `<div id="box">box</div>`,
    inline('writes-text', `${write('words')}${write('<p id="w1">written</p>')}say('writes-text', !!document.getElementById('w1'))`),
    `<p>between</p>`,
    inline('writes-pieces', `${write('<di')}${write('v id="w2"', ' class="a b">in')}${write('side<b>bo')}${write('ld</b></div>')}`),
    file(
      'writes-from-a-file',
      `${write('<p id="w3">written by a file</p>')}document.writeln('<i>a line</i>', '<i>another</i>');document.write()`,
    ),
    inline('writes-inline', `${write(`<p id="w4"></p>${script('written-inline')}<p id="w5"></p>`)}${goesOn('writes-inline')}`),
    inline(
      'writes-file',
      `${write(ask('written-first'), ask('written-second'), script('uses-both', 'say("uses-both", typeof first)'))}${goesOn('writes-file')}`,
    ),
    inline('after-writes-file', 'say("after-writes-file", typeof first)'),
    inline(
      'writes-and-goes-on',
      `${write(ask('written-by-file'))}${write('<p id="w6">after a file</p>')}say('writes-and-goes-on', !!document.getElementById('w6'))`,
    ),
    inline(
      'writes-nested',
      `${write(script('nested', `${write(`<u>nested</u>${script('deeper', write('deep'))}after it`)}${goesOn('nested')}`), 'after all')}${goesOn('writes-nested')}`,
    ),
    inline('writes-what-writes', write(ask('written-writes'), '<p id="w7"></p>')),
    inline('writes-missing', write(ask('written-missing', 'onerror="told(this.id, this, event)"'), script('after-missing'))),
    inline(
      'writes-a-deferred',
      write(ask('written-deferred', 'defer'), ask('free-writtenasync', 'async'), script('written-module', '', 'type="module"')),
    ),
    inline(
      'writes-what-does-not-run',
      write(script('written-json', '', 'type="application/json"'), script('written-nomodule', '', 'nomodule')),
    ),
    inline(
      'opens-and-closes',
      `document.open();${write('<p id="w8">in an open document</p>')}document.close();${goesOn('opens-and-closes')}`,
    ),
    inline('throws-after-writing', `${write('<p id="w9"></p>')}throw Error('after writing')`),
    inline('throws-in-written', `${write(script('written-throws', 'throw Error("in what was written")'))}${goesOn('throws-in-written')}`),
    `<table id="table"><tbody><tr><td>1</td></tr>${inline('writes-a-row', write('<tr id="row"><td>2</td></tr>'))}<tr><td>3</td></tr></tbody></table>`,
    `<ul id="list"><li>1</li>${inline('writes-an-item', write('<li id="item">2', '<li>3'))}<li>4</li></ul>`,
    `<p id="paragraph">a ${inline('writes-words', write('few ', '<em>words'))}</em> more</p>`,
    `<select id="select"><option>1</option>${inline('writes-an-option', write('<option id="option">2'))}</select>`,
    inline('removes-itself-and-writes', `document.currentScript.remove();${write('<p id="w10"></p>')}`),
    inline('moves-itself-and-writes', `box.append(document.currentScript);${write('<p id="w11"></p>')}`),
    inline('writes-a-picture', write(`<img id="free-picture" alt="" src="missing.svg" onerror="say('free-picture', 'failed')">`)),
    inline('writes-a-form', write('<form id="f"><input name="n" value="v"></form>')),
    inline('deferred-inline-writes', write('<p id="w13"></p>'), 'defer'),
    file('deferred-writes', write('<p>never</p>'), 'defer'),
    inline('module-writes', write('<p>never</p>'), 'type="module"'),
    file('free-async', write('<p>never</p>'), 'async'),
    inline(
      'inserts-what-writes',
      `var s = document.createElement('script'); s.src = 'js/free-inserted.js'; s.id = 'free-inserted'; document.getElementById('box').append(s)`,
    ),
    inline(
      'inserts-what-writes-at-once',
      `const s2 = document.createElement('script'); s2.text = "document.write('<p id=by-inserted></p>')"; s2.id = 'inserted'; document.getElementById('box').append(s2)`,
    ),
    `<p id="end">the end</p>`,
    LAST,
  ]
  return { name: 'writing', head: head.join(''), body: body.join(''), files }
}
